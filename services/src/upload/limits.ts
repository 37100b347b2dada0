/** Limits of the upload module, each with its unit. */

/** Most warnings that one answer lists; the rest is counted. */
export const LISTED_WARNINGS = 1_000;
/** Most formulas that one answer to an upload lists as unreadable. */
export const LISTED_FORMULAS = 100;
/** Most questions that one answer to an upload names as removed, changed or added; the rest is counted. */
export const LISTED_QUESTIONS = 100;
/** Most characters of an unreadable formula that its warning quotes. */
export const QUOTED_FORMULA_CHARACTERS = 120;
/** Most issues that the seed names of one exam or test; the rest is counted. */
export const SEED_ISSUES_PER_ENTRY = 20;
/** Largest bulk load, in bytes. */
export const BULK_BYTES = 512 * 1024 * 1024;
/** Largest test of a bulk load with its questions, in bytes: as a file of questions alone. */
export const BULK_TEST_BYTES = 8 * 1024 * 1024;
/** Most tests of a bulk load. */
export const BULK_TESTS = 20_000;
/** Levels of nesting in a test of a bulk load; nothing of ours goes deeper than five. */
export const BULK_DEPTH = 32;
/** Tests that are stored aside together, at most. */
export const BULK_GROUP_TESTS = 200;
/** Size from which tests are stored aside together, in bytes of JSON. */
export const BULK_GROUP_BYTES = 1024 * 1024;
/** Groups that are stored aside at once, while the next one is read. */
export const BULK_GROUPS_AHEAD = 2;
/** After so much of a bulk load its garbage is collected, in bytes of JSON: each byte leaves about ten behind. */
export const BULK_SWEEP_BYTES = 16 * 1024 * 1024;
/** Changes on one page of the history, unless fewer are asked for. */
export const HISTORY_PAGE = 50;
/** Most changes on one page of the history. */
export const HISTORY_PAGE_MOST = 200;
