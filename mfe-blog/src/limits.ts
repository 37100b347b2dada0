/** Posts on one page of the list. */
export const POSTS_PER_PAGE = 12;
/** Maximum characters of an inlined (`data:`) picture in a list. A post's own page has no limit. */
export const MAX_INLINED_PICTURE_CHARACTERS = 6_000;
/** Maximum posts in the feed. */
export const MAX_FEED_POSTS = 50;
/** Maximum posts and mock tests that a post links to. */
export const MAX_RELATED_POSTS = 3;
export const MAX_RELATED_TESTS = 4;
/** Characters. A shorter description says too little in search results. */
export const MIN_DESCRIPTION_LENGTH = 50;
