/** Limits of the health monitor, each with its unit. */

/** Window of version events that the monitor uses, in milliseconds. */
export const MONITOR_WINDOW_MS = 10 * 60_000;
/** Fewest visitors of a version before it may be rolled back. */
export const MONITOR_MIN_VISITORS = 10;
/** Fewest affected visitors before a version may be rolled back. */
export const MONITOR_MIN_AFFECTED = 5;
/** A version is rolled back when its error rate reaches this multiple of the other version's rate. */
export const MONITOR_FACTOR = 3;
/** Error rate that every version is assumed to have at least: networks fail, and browser extensions break pages. */
export const MONITOR_BASE_RATE = 0.01;
/** Interval of checks without new errors, in milliseconds. */
export const MONITOR_INTERVAL_MS = 3_000;
/** Delay of the check after a reported error, in milliseconds. */
export const MONITOR_SOON_MS = 150;
/** Shortest time between the starts of two checks, in milliseconds. */
export const MONITOR_PAUSE_MS = 1_000;
/** Failed rollbacks that a process remembers, so that each is logged once. */
export const FAILED_ROLLBACKS_LOGGED = 200;
/** Length of the time slots in which visitors are counted, in milliseconds. */
export const EVENT_SLOT_MS = 5 * 60_000;
/**
 * Most visitors without errors that are counted per version and slot; each process may exceed it by as many. The limit is higher
 * than for affected visitors, so that a popular version does not look faulty, and their documents expire soon.
 */
export const HEALTHY_PER_SLOT = 10_000;
/** Most affected visitors that are counted per version and slot. Visitors without errors do not use up this limit. */
export const AFFECTED_PER_SLOT = 2_000;
/** How long an event without an error is stored, in milliseconds. Only the monitor's window needs it. */
export const HEALTHY_EVENT_MS = 60 * 60_000;
/** How long an event with an error is stored, in milliseconds. */
export const ERROR_EVENT_MS = 48 * 60 * 60_000;
/** Maximum age of the cached live composition that validates events, in milliseconds. */
export const COMPOSITION_FRESH_MS = 1_000;
/** Versions of this many previous compositions may still run in tabs. */
export const RECENT_COMPOSITIONS = 50;
/** How many older compositions a process caches. */
export const KNOWN_COMPOSITIONS = 100;
/** Most errors with their message that a process stores for one visitor and version in a slot: a kilobyte each. */
export const ERRORS_PER_VISITOR = 4;
/** Most visitors whose errors are stored with their message, per version, slot and process. */
export const ERROR_VISITORS_PER_SLOT = 200;
/** Most errors of two versions that are compared. */
export const COMPARED_ERRORS = 200;
/** How many of a version's errors the release screens show. */
export const FREQUENT_ERRORS = 5;
/** Age of the oldest of these errors, in milliseconds. */
export const FREQUENT_ERRORS_MS = 24 * 60 * 60_000;
/** Length of a slot of the error chart, in milliseconds: a multiple of `EVENT_SLOT_MS`. */
export const SERIES_SLOT_MS = 15 * 60_000;
/** Number of slots of the error chart: one day. */
export const SERIES_SLOTS = 96;
/** Most points of the error chart: one for each version and slot. */
export const SERIES_POINTS = 5_000;

/** Errors of visitors whose source is looked up at the same time, and how many may wait before they are sent to a collector. */
export const EXPORTED_AT_A_TIME = 2;
export const EXPORTS_WAITING = 200;
