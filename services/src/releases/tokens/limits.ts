/** Limits of release tokens, each with its unit. */

/** Default lifetime of a release token, in days. */
export const RELEASE_TOKEN_DAYS = 90;
/** Shortest time between two updates of the last use of a token, in milliseconds. */
export const TOKEN_USE_UPDATE_MS = 60_000;
/** Most tokens in the list, the newest first. */
export const RELEASE_TOKENS_LISTED = 2_000;
