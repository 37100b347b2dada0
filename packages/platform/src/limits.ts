/** Milliseconds that a country look-up may take before the default region holds. */
export const COUNTRY_LOOKUP_TIMEOUT_MS = 1_500;
/** Milliseconds for which the old screen is kept while the next one is being made ready. */
export const NAVIGATION_HOLD_MS = 3_000;
