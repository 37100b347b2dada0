/** Milliseconds after which a call is given up. */
export const REQUEST_TIMEOUT_MS = 8_000;
