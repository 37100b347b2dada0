/** Compositions that `mb history` shows when nobody says how many. */
export const HISTORY_DEFAULT = 20;
/** Compositions that are asked for at once. */
export const HISTORY_PAGE = 50;
/** Files that `mb verify` fetches at the same time. */
export const VERIFY_AT_ONCE = 8;
/** Milliseconds between two signs of life while the services work. */
export const TICK_MS = 1_000;
