/** Limits of formula rendering, each with its unit. */

/** Most macro expansions of one formula: a malicious formula must not block uploads. */
export const FORMULA_EXPANSIONS = 200;
/** Largest size in a formula, in ems. */
export const FORMULA_SIZE_EM = 20;
/** Longest formula that is rendered, in characters. */
export const FORMULA_CHARACTERS = 2_000;
/** Longest MathML of one formula, in characters. A matrix of 300 cells stays below it. */
export const FORMULA_MATHML_CHARACTERS = 50_000;
/** How long one formula may use a processor, in milliseconds. */
export const FORMULA_MS = 200;
/** How long one formula may take if the system does not report processor times (Linux does), in milliseconds. */
export const FORMULA_UNMEASURED_MS = 1_000;
/** How long one formula may take in total, in milliseconds: on a busy machine its thread may wait. */
export const FORMULA_WAIT_MS = 10_000;
/** How often a thread that renders is checked, in milliseconds. */
export const FORMULA_CHECK_MS = 50;
/** Time slice after which a thread serves another caller, in milliseconds. */
export const FORMULA_SLICE_MS = 50;
/** Most formulas in one message to a thread. */
export const FORMULA_BATCH = 1_000;
/** Old-generation heap of a formula thread, in MB. */
export const FORMULA_HEAP_MB = 64;
/** Young-generation heap of a formula thread, in MB. */
export const FORMULA_YOUNG_HEAP_MB = 16;
/** After this many formulas of one file or text terminated a thread, its other formulas show their source. */
export const FORMULA_STOPS = 10;
/** How often in a row a thread may end before its first formula. Then the caller gets an error. */
export const FORMULA_FAILED_STARTS = 3;
