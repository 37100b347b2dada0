/** Posts on a page of the list. */
export const POSTS_PER_PAGE = 12;
/** Characters of an inlined (`data:`) picture that a list may carry; the post's own page shows any. */
export const INLINED_PICTURE = 6_000;
/** Posts of the feed, newest first. */
export const FEED_POSTS = 50;
/** Posts and tests that a post leads on to. */
export const RELATED_POSTS = 3;
export const RELATED_TESTS = 4;
/** Characters that search engines show of a description, and the fewest that say something. */
export const DESCRIPTION = { most: 160, least: 50 };
