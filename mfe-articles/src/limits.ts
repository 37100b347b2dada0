/** Articles of a category on its exam's page; the category's own page has them all. */
export const ARTICLES_PER_CATEGORY = 3;
/** Tests that stand at the end of an article. */
export const MOST_RELATED_TESTS = 3;
/** Posts of the blog among the exam tips. */
export const MOST_TECHNIQUE_POSTS = 3;
/** Characters of a picture that stands inlined in a list: it is sent with every card, twice. */
export const INLINED_COVER = 3_000;
/** Calls for lists of articles that run side by side. */
export const LISTS_AT_ONCE = 4;
/** Exams from which on a page offers to jump to one of them. */
export const JUMP_FROM = 3;
/** Characters that search engines show of a description, and that they want at least. */
export const DESCRIPTION = { most: 160, least: 50 } as const;
