/** Limits of rich text, each with its unit. */

/** Most formulas that one rich text shows rendered; further ones show their source. */
export const FORMULAS_PER_TEXT = 500;
/** How many rendered posts and articles a process keeps. */
export const RENDERED_ENTRIES = 200;
