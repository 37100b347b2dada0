/** Milliseconds after which a country look-up gives way to the default region. */
export const COUNTRY_LOOKUP_TIMEOUT_MS = 1_500;
/** Milliseconds for which the old screen stays while the next one loads. */
export const NAVIGATION_HOLD_MS = 3_000;
