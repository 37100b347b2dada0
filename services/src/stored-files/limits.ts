/** Limits of the store of files, each with its unit. */

/** Concurrent calls to an S3-compatible store for one publication. */
export const S3_CONCURRENCY = 8;
/** Most attempts of one call. */
export const S3_ATTEMPTS = 3;
/** How long a connection to the store may take, in milliseconds. */
export const S3_CONNECT_MS = 2_000;
/** How long one call may take with all its attempts, in milliseconds. */
export const S3_CALL_MS = 20_000;
