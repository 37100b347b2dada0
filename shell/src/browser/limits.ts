/** Milliseconds for a screen's code to load before the fallback version is tried. */
export const CODE_TIMEOUT_MS = 3_000;
/** Milliseconds for code and data of a screen before the failure panel shows: 5 seconds, less the time to start and to render. */
export const SCREEN_TIMEOUT_MS = 4_000;
/** Milliseconds of that limit in which a page renders without its data when the services do not answer. */
export const DATALESS_RENDER_MS = 500;
/** Milliseconds that data may always take, also when the code came late. */
export const MIN_DATA_MS = 1_000;
/** Milliseconds in which a screen that failed to preload is not tried again, unless the visitor retries. */
export const FAILURE_TTL_MS = 5_000;
/** Milliseconds for a remote to mount before the failure panel shows. */
export const MOUNT_TIMEOUT_MS = 4_000;
/** Milliseconds of pointing at a link after which its page is preloaded. */
export const HOVER_DELAY_MS = 30;
/** Milliseconds for which preloaded data may be used. */
export const PREFETCH_TTL_MS = 10_000;
/** Milliseconds for which data of a screen without its code may be used. The edge's pages are fresh for as long. */
export const DATA_TTL_MS = 30_000;
/** Milliseconds for the edge to send a screen's data. After that the screen's loader runs in the browser. */
export const EDGE_DATA_TIMEOUT_MS = 2_500;
/** Bytes of code and data that are fetched ahead for links in view, on one page. */
export const PREFETCH_BYTES = 60_000;
/** Milliseconds before the progress bar shows. Quick navigations do not need it. */
export const PROGRESS_DELAY_MS = 150;
/** Scroll positions that a tab remembers. */
export const MAX_SCROLL_POSITIONS = 50;
/** Milliseconds after which idle work runs even on a busy page. */
export const IDLE_TIMEOUT_MS = 2_000;
/** Milliseconds between the first idle moment and what only the next visits need: offline use and the serif. */
export const NEXT_VISIT_DELAY_MS = 3_000;
/** Milliseconds to find out whether the network answers. A failed screen waits for it. */
export const NETWORK_CHECK_MS = 1_000;
/** Milliseconds between a screen and its page view: the address may still decide the region. */
export const PAGE_VIEW_DELAY_MS = 50;
