/** Limits of the Strapi client, each with its unit. */

/** Up to this age posts are served from memory without a reload, in milliseconds. */
export const STRAPI_FRESH_MS = 60_000;
/** Up to this age posts are served immediately and reloaded in the background, in milliseconds. */
export const STRAPI_STALE_MS = 10 * 60_000;
/** How long no request is sent to Strapi after a failure, in milliseconds. */
export const STRAPI_COOLDOWN_MS = 10_000;
/** Maximum age of a cached response with Strapi's entries, in milliseconds: without a webhook they change unannounced. */
export const STRAPI_RESPONSE_MS = 1_000;
/** Most new warnings that one load logs. */
export const STRAPI_WARNINGS = 50;
/** How long Strapi may take for one page of posts, in milliseconds. */
export const STRAPI_PAGE_MS = 5_000;
/** How long loading all pages may take, in milliseconds. */
export const STRAPI_TOTAL_MS = 15_000;
/** Longest time that the link of a preview may be valid, in milliseconds. */
export const STRAPI_PREVIEW_MS = 24 * 60 * 60_000;
/** Posts on one page of Strapi's list: its default limit. */
export const STRAPI_PAGE_SIZE = 100;
/** Most pages that are loaded; further posts are not shown. */
export const STRAPI_PAGES = 10;
/** Largest page of posts, in bytes. */
export const STRAPI_PAGE_BYTES = 8 * 1024 * 1024;
/** Largest response with an error, in bytes. */
export const STRAPI_ERROR_BYTES = 64 * 1024;
/** Most characters of Strapi's own error message. */
export const STRAPI_ERROR_LENGTH = 200;
/** Largest picture of Strapi that is stored, in bytes. */
export const STRAPI_PICTURE_BYTES = 8 * 1024 * 1024;
/** How long Strapi may take for one picture, in milliseconds. */
export const STRAPI_PICTURE_MS = 5_000;
/** How long storing new pictures may delay one load, in milliseconds. The next load goes on with the rest. */
export const STRAPI_PICTURES_MS = 8_000;
/** Pictures that are fetched at the same time. */
export const STRAPI_PICTURES_AT_ONCE = 4;
