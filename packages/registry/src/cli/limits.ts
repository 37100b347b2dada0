/** Default number of compositions that `mb history` shows. */
export const HISTORY_DEFAULT = 20;
/** Compositions in one request. */
export const HISTORY_PAGE = 50;
/** Files that `mb verify` fetches concurrently. */
export const VERIFY_AT_ONCE = 8;
/** Milliseconds that `mb wait` waits: as long as a promotion is monitored. */
export const WAIT_MS = 30 * 60_000;
/** Milliseconds between two looks of `mb wait`. */
export const LOOK_MS = 5_000;
/** Milliseconds between two progress updates while the services work. */
export const TICK_MS = 1_000;
