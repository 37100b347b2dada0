/** Limit of listed issues. The rest are only counted, so that a hostile file cannot fill the memory. */
export const MAX_LISTED_ISSUES = 10_000;

/** Limit of listed warnings; the rest are only counted. */
export const MAX_LISTED_WARNINGS = 1_000;

/** Limit of questions in one file, or in one mock test of a bulk upload. */
export const MAX_FILE_QUESTIONS = 20_000;

/** Limit of nesting levels in a JSON file. */
export const MAX_JSON_DEPTH = 64;

/** Limit of an attempt's clock, in milliseconds: twice the longest duration of a mock test (a day). */
export const MAX_DURATION_MS = 2 * 24 * 60 * 60 * 1000;

/** Limit of sections with clocks of their own in an attempt. */
export const MAX_ATTEMPT_SECTIONS = 1_000;

/** Limit of questions in an attempt. */
export const MAX_ATTEMPT_QUESTIONS = 100_000;
