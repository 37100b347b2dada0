// Separate from ../limits.ts: a module that the first view and lazy code share becomes a separate script.
/** Figures in one report: the limit of the services. */
export const FIGURES_PER_REPORT = 20;
/** Highest accepted time in milliseconds: the limit of the services. */
export const MAX_TIME_MS = 60_000;
/** Highest accepted CLS score: the limit of the services. */
export const MAX_CLS = 10;
/** CLS scores are rounded to this many parts of 1. */
export const CLS_PARTS = 10_000;
/** Milliseconds after which a prepared signature is renewed. The services accept it for five minutes. */
export const SIGN_AGAIN_MS = 120_000;
