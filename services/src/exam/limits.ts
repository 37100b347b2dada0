/** Limits of the exam module, each with its unit. */

/** Maximum age of the cached popular list, in milliseconds: page views increment no data version. */
export const POPULAR_FRESH_MS = 60_000;
/** Window of page views that popularity uses, in days. */
export const POPULARITY_DAYS = 30;
/** Most exams in the popular list. */
export const POPULAR_EXAMS = 9;
/** A started test counts as this many page views. */
export const VIEWS_PER_STARTED_TEST = 3;
/** Different search keywords that are counted per day; further ones are counted together. */
export const KEYWORDS_PER_DAY = 5_000;
/** Period of the searches that admins see, in days. */
export const SEARCH_DAYS = 30;
/** Most keywords that are compared with the titles of exams. */
export const SEARCH_CANDIDATES = 500;
/** Most keywords that admins see. */
export const SEARCH_COUNTS = 50;
/** Most exams that a search returns. */
export const SEARCH_RESULTS = 20;
/** Different stored reports about one question; further ones are counted without their text, by reason. */
export const REPORTS_PER_QUESTION = 20;
/** Different stored reports in total; further ones are rejected until some are resolved or have expired. */
export const REPORTS_STORED = 10_000;
/** `retry-after` of a rejected report, in seconds. */
export const REPORTS_FULL_SECONDS = 3_600;
/** How long a report is stored after it was last sent, in days: its text may contain personal data. */
export const REPORT_DAYS = 180;
/** How long a resolved report is stored, in days. */
export const RESOLVED_REPORT_DAYS = 30;
/** Reports on one page. */
export const REPORTS_PAGE = 50;
/**
 * Largest document of a test's questions with their MathML, in bytes of BSON. MongoDB allows 16 MB, and formulas may grow to
 * a hundred times their source.
 */
export const QUESTION_SET_BYTES = 15 * 1024 * 1024;
/** Tests that one operation publishes. */
export const BULK_PUBLISH_TESTS = 500;
/** How long deleted exams and tests stay in the bin, in days. */
export const BIN_DAYS = 30;
/** Delay of the first removal of old data after the start, in milliseconds. */
export const PURGE_FIRST_MS = 60_000;
/** Time between two removals of old data, in milliseconds. */
export const PURGE_INTERVAL_MS = 60 * 60 * 1000;
/** How long former questions of a test are stored, in days: so long the history can show and restore them. */
export const REVISION_DAYS = 30;
/** Most former revisions of one test that are stored. */
export const FORMER_REVISIONS = 20;
/** Most former revisions of a test that a bulk load leaves: it can replace 20,000 tests in one call. */
export const FORMER_REVISIONS_IN_BULK = 5;
/** Most bytes of the former revisions of one test. */
export const FORMER_REVISION_BYTES = 50 * 1024 * 1024;
/** Size of a stored revision of an earlier version, which did not store it, in bytes. */
export const UNMEASURED_BYTES = 1024 * 1024;
/** How long obsolete questions are stored for requests that still read or publish them, in milliseconds. */
export const QUESTION_SET_GRACE_MS = 60 * 60 * 1000;
/** Most memory for what the list of the question bank shows, in one process, in bytes. Beyond it there is no list. */
export const BANK_ENTRY_BYTES = 128 * 1024 * 1024;
/** Most memory for the texts that the question bank searches, in one process, in bytes. Others are read for each search. */
export const BANK_TEXT_BYTES = 128 * 1024 * 1024;
/** Questions on one page of the bank. */
export const BANK_PAGE = 50;
/** Most topics, levels or tags that the bank offers as filters. */
export const BANK_FACETS = 300;
/** Largest fields of an exam or test that a change stores, in bytes of JSON. Larger changes can be neither shown nor undone. */
export const CHANGE_FIELDS_BYTES = 1024 * 1024;
/** Most changes among which the stored revisions of a test are searched. Undoing and redoing publishes a revision repeatedly. */
export const LISTED_PUBLICATIONS = 500;
/** Tests whose question ids, topics and levels are remembered for own tests. */
export const QUESTION_INDEXES = 2_000;
/** Tests whose suspicious questions are remembered: hardly any test has one. */
export const SUSPICIOUS_TESTS = 50_000;
/** How long the question bank uses the same numbers of submissions, in milliseconds. */
export const BANK_STATISTICS_MS = 60_000;
/** Share of further submissions that makes the question bank compute the statistics of a test again. */
export const BANK_STATISTICS_GROWTH = 0.05;
/** Suspicious questions that one response lists. */
export const SUSPICIOUS_QUESTIONS = 500;
