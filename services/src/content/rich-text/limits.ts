/** Limits of rich text, each with its unit. */

/** Most formulas of one text that are rendered; further ones show their source. */
export const FORMULAS_PER_TEXT = 500;
/** How many rendered posts and articles a process caches. */
export const RENDERED_ENTRIES = 200;
