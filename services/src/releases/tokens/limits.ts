/** Limits of release tokens, each with its unit. */

/** How long a token of a team is good unless it is said otherwise, in days. */
export const RELEASE_TOKEN_DAYS = 90;
/** How often it is written down that a token was used, in milliseconds, whatever the number of its calls. */
export const TOKEN_USE_NOTE_MS = 60_000;
/** Tokens that a list shows at most, the newest first. */
export const RELEASE_TOKENS_LISTED = 2_000;
