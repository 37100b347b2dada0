/** Minutes left at which the clock is announced to screen readers, longest first. */
export const ANNOUNCED_MINUTES = [10, 5, 1] as const;
/** Milliseconds left below which the clock looks urgent. */
export const URGENT_MS = 300_000;
/** Milliseconds between two savings of an attempt's clock; answers are saved at once. */
export const CLOCK_SAVING_MS = 5_000;
/** Milliseconds of one step of the clock. */
export const TICK_MS = 1_000;
