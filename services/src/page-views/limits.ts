/** Limits of page views, each with its unit. */

/** Different paths that are counted per day; further ones are counted together. */
export const ADDRESSES_PER_DAY = 5_000;
/** Different versions of remotes that are counted per day; further ones are counted together. */
export const REMOTES_PER_DAY = 200;
