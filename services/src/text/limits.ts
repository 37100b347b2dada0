/** Limits of formula rendering, each with its unit. */

/** Most macro expansions of one formula: a hostile one must not stall the publisher. */
export const FORMULA_EXPANSIONS = 200;
/** Largest size that a formula may ask for, in ems. */
export const FORMULA_SIZE_EM = 20;
/** Longest formula that is rendered, in characters. */
export const FORMULA_CHARACTERS = 2_000;
/** Longest MathML of one formula, in characters; a full matrix of 300 cells stays below it. */
export const FORMULA_MATHML_CHARACTERS = 50_000;
/** How long one formula may use a processor, in milliseconds. */
export const FORMULA_MS = 200;
/** How long it may take where the system does not say how long a thread used a processor (Linux does), in milliseconds. */
export const FORMULA_UNMEASURED_MS = 1_000;
/** How long one formula may take at all, in milliseconds: a busy machine lets its thread wait. */
export const FORMULA_WAIT_MS = 10_000;
/** How often a thread that renders is checked, in milliseconds. */
export const FORMULA_CHECK_MS = 50;
/** After so long a thread turns to the formulas of somebody else, in milliseconds. */
export const FORMULA_SLICE_MS = 50;
/** Most formulas that a thread is sent together. */
export const FORMULA_BATCH = 1_000;
/** Memory of a thread that renders formulas, for what lives long, in MB. */
export const FORMULA_HEAP_MB = 64;
/** Its memory for what lives shortly, in MB. */
export const FORMULA_YOUNG_HEAP_MB = 16;
/** After so many formulas of one file or text that ended their thread, its other formulas show their source. */
export const FORMULA_STOPS = 10;
/** So often in a row a thread may end before its first formula; then the caller gets an error. */
export const FORMULA_FAILED_STARTS = 3;
