/** Limits of long work, each with its unit. */

/** How long work may block the event loop before other requests run, in milliseconds. */
export const YIELD_AFTER_MS = 10;
