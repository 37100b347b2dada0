/** Limits of the releases module, each with its unit. */

/** Largest publication of a remote (manifest and files, base64), in bytes. */
export const PUBLICATION_BYTES = 16 * 1024 * 1024;
/** Default window of gc, in days: it keeps the versions of all compositions that were live in it. */
export const GC_DAYS = 30;
/** How long a reservation prevents gc from removing a version, in milliseconds. A gate check never takes that long. */
export const GC_RESERVATION_MS = 60 * 60_000;
/** Default number of compositions on one page of the history. */
export const COMPOSITIONS_PAGE = 50;
/** Most compositions on one page. */
export const COMPOSITIONS_PAGE_MAX = 200;
/** Most versions in the list, the newest first. */
export const VERSIONS_LISTED = 5_000;
/** How often a composition change is rebuilt after a concurrent one, before it fails. */
export const PROMOTION_ATTEMPTS = 100;
