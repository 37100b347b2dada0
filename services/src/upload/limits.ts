/** Limits of the upload module, each with its unit. */

/** Most warnings in one response; the rest is counted. */
export const LISTED_WARNINGS = 1_000;
/** Most unreadable formulas in the response to an upload. */
export const LISTED_FORMULAS = 100;
/** Most ids of removed, changed or added questions in the response to an upload; the rest is counted. */
export const LISTED_QUESTIONS = 100;
/** Most characters of an unreadable formula that its warning quotes. */
export const QUOTED_FORMULA_CHARACTERS = 120;
/** Most issues of one exam or test that the seed lists; the rest is counted. */
export const SEED_ISSUES_PER_ENTRY = 20;
/** A question file of at most this size, in bytes, is checked without a thread: that takes less time than a thread's start. */
export const INLINE_FILE_BYTES = 64 * 1024;
/** Memory of the thread that checks a question file, in megabytes. Files of the largest size need about half of it. */
export const QUESTION_FILE_HEAP_MB = 512;
/** Largest bulk load, in bytes. */
export const BULK_BYTES = 512 * 1024 * 1024;
/** Largest test of a bulk load with its questions, in bytes: the same as for a question file. */
export const BULK_TEST_BYTES = 8 * 1024 * 1024;
/** Most tests of a bulk load. */
export const BULK_TESTS = 20_000;
/** Levels of nesting in a test of a bulk load. Our tests have at most five. */
export const BULK_DEPTH = 32;
/** Most tests that one group stages. */
export const BULK_GROUP_TESTS = 200;
/** Size at which a group is staged, in bytes of JSON. */
export const BULK_GROUP_BYTES = 1024 * 1024;
/** Groups that are staged concurrently, while the next one is read. */
export const BULK_GROUP_CONCURRENCY = 2;
/** Interval of garbage collections during a bulk load, in bytes of JSON. Each byte leaves about ten bytes of garbage. */
export const BULK_COLLECT_BYTES = 16 * 1024 * 1024;
/** Largest bulk edit, in bytes: the ids of its questions. */
export const BULK_EDIT_BYTES = 2 * 1024 * 1024;
/** Largest question that an editor previews, in bytes: it may contain inlined pictures. */
export const QUESTION_DRAFT_BYTES = 1024 * 1024;
/** Default number of changes on one page of the history. */
export const HISTORY_PAGE = 50;
/** Most changes on one page of the history. */
export const HISTORY_PAGE_MAX = 200;
/** Tests of the shipped bank that are stored at the same time. */
export const SEED_TESTS_AT_ONCE = 8;
/** Texts on one page of the list for editors. */
export const TEXTS_PAGE = 50;
/** Longest search in a list for editors, in characters. */
export const SEARCH_CHARACTERS = 200;
/** Largest text to be rendered for a preview, in bytes. */
export const PREVIEW_BYTES = 1024 * 1024;
