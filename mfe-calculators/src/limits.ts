/** Maximum number of related tests, and of related texts, on a page. */
export const RELATED_LIMIT = 3;
