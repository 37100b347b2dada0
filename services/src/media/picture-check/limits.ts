/** Limits of the check of picture addresses, each with its unit. */

/** Most uploaded pictures that one check looks up. */
export const CHECKED_UPLOADS = 200;
/** Most addresses of other sites that one check opens. */
export const CHECKED_PICTURES = 20;
/** How long all of them may take, in milliseconds. */
export const CHECK_TOTAL_MS = 4_000;
/** How long one address may take, in milliseconds. */
export const CHECK_ONE_MS = 3_000;
/** Addresses that are opened at the same time. */
export const CHECKS_AT_ONCE = 5;
/** Most redirects of one address. */
export const CHECK_REDIRECTS = 3;
