/** Tests, and texts, that a page offers at its end. */
export const RELATED_LIMIT = 3;
