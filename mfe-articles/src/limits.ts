/** Articles of a category on its exam's page. The category's own page has all of them. */
export const ARTICLES_PER_CATEGORY = 3;
/** Maximum mock tests at the end of an article. */
export const MAX_RELATED_TESTS = 3;
/** Maximum articles that the page of an exam recommends. */
export const READ_FIRST_ARTICLES = 3;
/** Maximum posts of the blog on the page of exam tips. */
export const MAX_TECHNIQUE_POSTS = 3;
/** Maximum characters of an inlined picture in a list. The page contains it twice. */
export const MAX_INLINED_COVER_CHARACTERS = 3_000;
/** Maximum concurrent requests for lists of articles. */
export const MAX_CONCURRENT_LISTS = 4;
/** Minimum exams on a page with jump links. */
export const MIN_EXAMS_FOR_JUMP_LINKS = 3;
/** Characters. A shorter description says too little in search results. */
export const MIN_DESCRIPTION_LENGTH = 50;
/** Categories of an exam that takes a whole row of the list of articles. */
export const LARGE_EXAM_CATEGORIES = 4;
