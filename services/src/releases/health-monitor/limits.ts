/** Limits of the health monitor, each with its unit. */

/** Within how much of the past visitors count for the watch, in milliseconds. */
export const WATCH_WINDOW_MS = 10 * 60_000;
/** Visitors of a version below which the watch never takes it back. */
export const WATCH_SEEN = 10;
/** Visitors in trouble below which the watch never takes a version back. */
export const WATCH_TROUBLED = 5;
/** How many times the other version's share of visitors in trouble a version may reach. */
export const WATCH_FACTOR = 3;
/** The share of visitors in trouble that any version is taken to have: networks fail, and extensions break pages. */
export const WATCH_FLOOR = 0.01;
/** How often the watch looks when nobody tells of trouble, in milliseconds. */
export const WATCH_CHECK_MS = 3_000;
/** How soon it looks after somebody did, in milliseconds. */
export const WATCH_SOON_MS = 150;
/** Shortest time between the beginnings of two looks, in milliseconds. */
export const WATCH_PAUSE_MS = 1_000;
/** Versions that could not be taken back of which a process remembers that the log was told. */
export const STUCK_VERSIONS_TOLD = 200;
/** Visitors are counted by version and slot of this length, in milliseconds. */
export const SIGHTING_SLOT_MS = 5 * 60_000;
/**
 * Most visitors of one version that are counted in one slot to whom nothing bad happened; each process may overshoot by as
 * many. More than of those in trouble, so that a busy version does not seem a bad one, and cheaper, for they are kept shortly.
 */
export const MOUNTED_PER_SLOT = 10_000;
/** As many of those in trouble: a place of their own, which no crowd of happy visitors takes. */
export const TROUBLED_PER_SLOT = 2_000;
/** How long it is kept that a version worked for a visitor, in milliseconds: the watch's window is all that needs it. */
export const MOUNTED_KEPT_MS = 60 * 60_000;
/** How long it is kept that it did not, in milliseconds. */
export const TROUBLE_KEPT_MS = 48 * 60 * 60_000;
/** How old the live composition may be that says which versions tabs may tell of, in milliseconds. */
export const COMPOSITION_FRESH_MS = 1_000;
/** So many compositions back versions count as ones that tabs may still run. */
export const RECENT_COMPOSITIONS = 50;
/** How many older compositions a process remembers the versions of. */
export const KNOWN_COMPOSITIONS = 100;
/** Length of a slot of the picture of troubles, in milliseconds; a multiple of the slots that are counted by. */
export const TROUBLE_SLOT_MS = 15 * 60_000;
/** Slots of the picture: a day. */
export const TROUBLE_SLOTS = 96;
/** Most points of the picture of troubles: a version in a slot each. */
export const TROUBLE_SERIES = 5_000;
