/** Limits of the exam module, each with its unit. */

/** How long the popular list is kept, in milliseconds: page views raise no revision. */
export const POPULAR_FRESH_MS = 60_000;
/** The window that popularity looks back, in days. */
export const POPULARITY_DAYS = 30;
/** How many exams the popular list has at most. */
export const POPULAR_EXAMS = 8;
/** A started test says more than a page view: it counts as so many. */
export const STARTED_TEST_VIEWS = 3;
/** Different search keywords recorded per day; further ones are counted together. */
export const KEYWORDS_PER_DAY = 5_000;
/** Most exams that a search answers with. */
export const SEARCH_RESULTS = 20;
/** Different reports kept of one question; further ones are counted with those of the same reason that have no text. */
export const REPORTS_PER_QUESTION = 20;
/** Different reports kept in all; further ones are refused until some are resolved or have expired. */
export const REPORTS_KEPT = 10_000;
/** How long whoever reports then is asked to wait, in seconds. */
export const REPORTS_FULL_SECONDS = 3_600;
/** How long a report is kept after it was last sent, in days: its text may say something of a person. */
export const REPORT_DAYS = 180;
/** How long a resolved report is kept, in days. */
export const RESOLVED_REPORT_DAYS = 30;
/** Reports on one page. */
export const REPORTS_PAGE = 50;
/**
 * Largest document of a test's questions with their MathML, in bytes of BSON: MongoDB takes 16 MB, and formulas may grow to
 * a hundred times of what was uploaded.
 */
export const QUESTION_SET_BYTES = 15 * 1024 * 1024;
/** Tests that are published together. */
export const BULK_FLIP_TESTS = 500;
/** For how long questions that nobody needs any more are kept for those who are just reading or publishing them, in milliseconds. */
export const SET_GRACE_MS = 60 * 60 * 1000;
