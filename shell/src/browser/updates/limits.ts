// Apart from limits.ts: what first views and later code share cannot be folded into the first view's script.
/** Milliseconds between two looks for a newer composition, while the tab is seen. */
export const COMPOSITION_LOOK_MS = 60_000;
/** Milliseconds after which a look is old: a move, or the tab's return, makes another one. */
export const COMPOSITION_STALE_MS = 10_000;
/** Milliseconds that it may take to find out whether code is gone; the failure panel waits for it. */
export const GONE_LIMIT_MS = 600;
/** Milliseconds in which what befell versions is gathered into one report. */
export const SIGHTINGS_GATHER_MS = 500;
/** Sightings in one report, as the services take them. */
export const SIGHTINGS_AT_ONCE = 20;
/** Characters of an error's message that are told, as the services take them. */
export const SIGHTING_MESSAGE_LENGTH = 300;
/** Milliseconds in which a developer's own build has to say what it is. */
export const LOCAL_MANIFEST_TIMEOUT_MS = 3_000;
/** Milliseconds to learn which version was live before one that threw; the failure panel waits for it. */
export const COMPOSITION_WAIT_MS = 3_000;
