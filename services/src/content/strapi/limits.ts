/** Limits of the Strapi client, each with its unit. */

/** How long the posts of Strapi are answered from memory before it is asked again, in milliseconds. */
export const STRAPI_FRESH_MS = 60_000;
/** Up to this age, in milliseconds, posts are answered at once and asked for again behind. */
export const STRAPI_BEHIND_MS = 10 * 60_000;
/** After a failure Strapi is left alone for so long, in milliseconds. */
export const STRAPI_REST_MS = 10_000;
/** How long an answer made of Strapi's posts is kept, in milliseconds: they have no revision. */
export const STRAPI_ANSWER_MS = 1_000;
/** Most warnings about entries of one reading of Strapi that are logged. */
export const STRAPI_WARNINGS = 50;
/** How long Strapi may take for one page of posts, in milliseconds. */
export const STRAPI_PAGE_MS = 5_000;
/** How long reading all pages may take, in milliseconds. */
export const STRAPI_WALK_MS = 15_000;
/** Posts on one page of Strapi's list: its default limit. */
export const STRAPI_PAGE_SIZE = 100;
/** Most pages of posts that are read; what is beyond is not shown. */
export const STRAPI_PAGES = 10;
/** Largest page of posts, in bytes. */
export const STRAPI_PAGE_BYTES = 8 * 1024 * 1024;
