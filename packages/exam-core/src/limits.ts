/** Faults that a report lists one by one; the rest are counted, so that a hostile file cannot fill the memory. */
export const MAX_LISTED_FAULTS = 10_000;

/** Warnings that a report lists one by one; the rest are counted. */
export const MAX_LISTED_WARNINGS = 1_000;

/** Most questions of one file, or of one test of a bulk load. */
export const MAX_FILE_QUESTIONS = 20_000;

/** Levels of nesting that a JSON file may have. */
export const MAX_JSON_DEPTH = 64;

/** Longest clock of an attempt, in milliseconds: twice the longest duration of a test (a day). */
export const MAX_DURATION_MS = 2 * 24 * 60 * 60 * 1000;

/** Most questions that an attempt holds. */
export const MAX_ATTEMPT_QUESTIONS = 100_000;
