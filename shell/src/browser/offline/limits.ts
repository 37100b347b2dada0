// Separate from ../limits.ts: a module that the first view and lazy code share becomes a separate script.
/** Milliseconds between two requests that find out whether the network is back. */
export const NETWORK_POLL_MS = 10_000;
/** Milliseconds for a stored screen to load before the offline screen shows. */
export const STORED_SCREEN_MS = 4_000;
/** Stored screens in the list of the offline screen. */
export const MAX_LISTED_SCREENS = 60;
