/** Limits of the releases module, each with its unit. */

/** Largest publication of a remote (manifest and files, base64), in bytes. */
export const PUBLICATION_BYTES = 16 * 1024 * 1024;
/** What a composition of so many last days needs, gc keeps, unless it is told otherwise. */
export const GC_DAYS = 30;
/** For how long gc leaves a version alone that somebody began to make a composition with, in milliseconds: no gate takes so long. */
export const GC_PROMISE_MS = 60 * 60_000;
/** Calls of an S3-compatible store that run at once for one publication. */
export const S3_AT_ONCE = 8;
/** How often a call of it is tried. */
export const S3_ATTEMPTS = 3;
/** How long the store may take to take a connection, in milliseconds. */
export const S3_CONNECT_MS = 2_000;
/** How long one call may take with all its attempts, in milliseconds. */
export const S3_CALL_MS = 20_000;
/** Compositions on one page of their history, unless fewer are asked for. */
export const COMPOSITIONS_PAGE = 50;
/** Most compositions on one page. */
export const COMPOSITIONS_PAGE_MOST = 200;
/** Versions that a list shows at most, the newest first. */
export const VERSIONS_LISTED = 5_000;
/** How many parallel promotions of the same moment one promotion gives way to before it fails. */
export const PROMOTION_ATTEMPTS = 100;
