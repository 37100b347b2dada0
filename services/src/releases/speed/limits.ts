/** Limits of the speed figures, each with its unit. */

/** Length of the time slots in which figures are counted, in milliseconds. */
export const SPEED_SLOT_MS = 15 * 60_000;
/** How long figures are stored, in milliseconds. */
export const SPEED_STORED_MS = 30 * 24 * 60 * 60_000;
/**
 * Most histograms of a version and slot; each process may exceed it by as many. A version has four for each route, so
 * figures of more than 100 routes in one slot are left out.
 */
export const HISTOGRAMS_PER_SLOT = 400;
/** Period of the figures that the release screens show, in milliseconds. Two versions are compared within it too. */
export const SPEED_PERIOD_MS = 24 * 60 * 60_000;
/** Fewest samples of each version before two versions are compared. */
export const SPEED_MIN_SAMPLES = 200;
/** Certainty of a comparison, in standard errors. It repeats every minute, so chance must be rare. */
export const SPEED_STANDARD_ERRORS = 3;
/** A promotion's first minutes are not compared, in milliseconds: all caches are cold. */
export const SPEED_WARM_UP_MS = 15 * 60_000;
/** How long results are remembered, in milliseconds. Every open release screen requests them every few seconds. */
export const SPEED_RESULT_MS = 15_000;
/** Smaller differences are noise, in milliseconds. Browsers round the duration of an interaction to 8 ms. */
export const SPEED_MIN_DIFFERENCE_MS = { LCP: 50, INP: 16 } as const;
/** Shortest time between two comparisons of one version, in milliseconds. They read many documents. */
export const SPEED_CHECK_MS = 60_000;
/** Versions that a process remembers, so that each is compared rarely and logged once. */
export const SPEED_VERSIONS_REMEMBERED = 500;
