const MB = 1024 * 1024;
/** Bytes of everything that is stored, uncompressed. */
export const MAX_STORED_BYTES = 60 * MB;
/** Share of the browser's quota that may be used, where that is less. */
export const QUOTA_SHARE = 0.2;
/** Milliseconds for the network to answer when a stored copy exists. */
export const DATA_TIMEOUT_MS = 1_500;
export const PAGE_TIMEOUT_MS = 3_000;
/** The same shortly after a request failed. */
export const DOWN_TIMEOUT_MS = 300;
/** Milliseconds after a failed request in which the network counts as down. */
export const DOWN_MS = 5_000;
/** Milliseconds for tabs to answer which compositions they use. */
export const TAB_ANSWER_MS = 1_000;
/** Files that are fetched in parallel. */
export const FETCH_CONCURRENCY = 4;
