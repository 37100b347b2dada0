/** Milliseconds for a screen's code to load before the last good version is tried. */
export const CODE_TIMEOUT_MS = 3_000;
/** Milliseconds for a screen, code and data, before the failure panel shows in its place: five seconds, less the time to start and to draw. */
export const SCREEN_LIMIT_MS = 4_000;
/** Milliseconds of that limit for a page to say what it shows when the services do not answer. */
export const STAND_IN_MS = 500;
/** Milliseconds that data may take in any case: code that came late leaves no other time for it. */
export const DATA_LEAST_MS = 1_000;
/** Milliseconds for which a screen that failed to be made ready is not tried again, unless the reader asks. */
export const FAILURE_LIFE_MS = 5_000;
/** Milliseconds for a remote to mount before the failure panel shows. */
export const MOUNT_LIMIT_MS = 4_000;
/** Milliseconds of pointing at a link after which its page is made ready. */
export const HOVER_DELAY_MS = 30;
/** Milliseconds for which data fetched ahead may be used. */
export const PREFETCH_LIFE_MS = 10_000;
/** Milliseconds before the progress bar shows: quick moves need none. */
export const PROGRESS_DELAY_MS = 150;
/** Scroll positions remembered in this tab. */
export const SCROLLS_KEPT = 50;
/** Milliseconds after which idle work is done on a busy page all the same. */
export const IDLE_TIMEOUT_MS = 2_000;
/** Milliseconds between a screen and its page view: the address may still decide the region. */
export const PAGE_VIEW_DELAY_MS = 50;
