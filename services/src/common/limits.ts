/** Limits of long work, each with its unit. */

/** For how long work may hold the process before others get their turn, in milliseconds. */
export const TURN_MS = 10;
