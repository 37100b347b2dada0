/** Bytes of a request to the gate: a manifest, a server bundle and browser files as base64. */
export const GATE_BODY_BYTES = 16 * 1024 * 1024;
/** Most milliseconds for the gate to check one version. */
export const GATE_LIMIT_MS = 180_000;
/** Milliseconds for the gate to check a version without routes: processes start slowly on a busy machine. */
export const GATE_START_MS = 60_000;
/** Further milliseconds for each route of the version. */
export const GATE_ROUTE_MS = 8_000;
/** Versions in the queue of the gate, which checks one after the other. */
export const GATE_QUEUE_LIMIT = 20;
/** Milliseconds for one address at the gate, where all code is cold and no page is cached. */
export const GATE_RENDER_LIMIT_MS = 6_000;
/** Milliseconds for the services to say that they are ready. */
export const GATE_READY_MS = 1_000;
/** Addresses of one route that the gate tries when the first ones have issues, because the content may cause them. */
export const GATE_ADDRESSES_PER_ROUTE = 3;
/** Late routes after which the gate tries no more. The rest would most likely be late too. */
export const GATE_MAX_LATE_ROUTES = 3;
/** Milliseconds for axe to check one page. */
export const GATE_AXE_LIMIT_MS = 20_000;
/** Axe processes in parallel. */
export const GATE_AXE_PROCESSES = 2;
/** Milliseconds without work after which the axe processes end, because they use hundreds of megabytes. */
export const GATE_AXE_IDLE_MS = 30_000;
/** Megabytes of heap of one axe process. */
export const GATE_AXE_HEAP_MB = 384;
/** Characters of a remote's error message that an issue quotes. */
export const GATE_MESSAGE_LENGTH = 300;
/** Addresses of a version's sitemap that the gate reads. */
export const GATE_MAX_SITEMAP_ADDRESSES = 10_000;
/** Notes in a check's detail. */
export const GATE_MAX_NOTES = 5;
/** Elements that an issue names for one axe rule. */
export const GATE_MAX_ELEMENTS = 3;
/** Milliseconds for all checks of one version. The services wait longer, so that the gate's answer reaches them. */
export const GATE_TOTAL_LIMIT_MS = 220_000;
/** Milliseconds for Chromium to start. */
export const GATE_CHROMIUM_START_MS = 30_000;
/** Milliseconds for one page in the browser: load, hydrate, pictures. */
export const GATE_PAGE_LIMIT_MS = 20_000;
/** Milliseconds for a page to close. Later, the whole browser is killed. */
export const GATE_PAGE_CLOSE_MS = 5_000;
/** Milliseconds to wait for a document that goes on changing, such as one with a clock. */
export const GATE_QUIET_MS = 3_000;
/** Megabytes of heap of a page. */
export const GATE_PAGE_HEAP_MB = 512;
/** Issues of one page that the gate lists. */
export const GATE_PAGE_ISSUES = 5;
/** Calls of a stack that an issue has. */
export const GATE_STACK_LENGTH = 5;
/** Widths of the pictures in CSS pixels. */
export const GATE_PICTURE_WIDTHS = [1_280, 390] as const;
/** Height of the window in CSS pixels. */
export const GATE_WINDOW_HEIGHT = 900;
/** Tallest picture in CSS pixels: the rest of a page is left out. */
export const GATE_PICTURE_HEIGHT = 2_400;
/** Bytes of all pictures of one version. Further ones are left out. */
export const GATE_PICTURES_BYTES = 12 * 1024 * 1024;
/** Characters of the difference of one page's HTML. The rest is left out. */
export const GATE_HTML_DIFF_LENGTH = 20_000;
/** Milliseconds for the difference of one page's HTML. */
export const GATE_HTML_DIFF_MS = 2_000;
/** Characters of a page's HTML that are compared. */
export const GATE_HTML_LENGTH = 1_000_000;
/** Different issues of one page that are collected. */
export const GATE_ISSUES = 50;
/** Characters of a message and its stack that are read. */
export const GATE_TEXT_LENGTH = 8_000;
