/** Settings of the measurements, in one place. Names end in their unit. */

/** The slow phone: Lighthouse's slow 4G and a quarter of this machine's speed. */
export const PHONE = {
  latencyMs: 150,
  downBytesPerSecond: 1_600_000 / 8,
  upBytesPerSecond: 750_000 / 8,
  cpuSlowdown: 4,
  widthPx: 390,
  heightPx: 844,
  pixelRatio: 2,
} as const;

/** Page loads of one variant; the median counts. */
export const DEFAULT_RUNS = 7;
/** Seconds of load for one rate. */
export const DEFAULT_LOAD_SECONDS = 6;
/** Runs of Lighthouse on each page; the median counts. */
export const LIGHTHOUSE_RUNS = 3;
/** Rounds of the rates of the services; the median counts. Many short ones: whatever else the machine does hits all alike. */
export const API_ROUNDS = 7;
/** Bulk loads, each of new tests; the median counts. */
export const UPLOAD_ROUNDS = 5;

/** Milliseconds without a long task, a larger paint or a request after which a page counts as settled. */
export const QUIET_MS = 800;
/** Milliseconds after the first handled event within which a long task still counts against it. */
export const LONG_TASK_WINDOW_MS = 500;
/** Milliseconds for a page to settle before the measurement is given up. */
export const SETTLE_LIMIT_MS = 45_000;
/** Milliseconds for a navigation to reach its screen. */
export const NAVIGATION_LIMIT_MS = 20_000;
/** Milliseconds for which a link is pointed at before it is followed. */
export const HOVER_MS = 300;

/** Connections of a moderate and of a heavy load. */
export const CONNECTIONS = 50;
export const MANY_CONNECTIONS = 200;
/** Connections that ask for pages that are not cached: few enough that no render falls back for want of time. */
export const RENDER_CONNECTIONS = 4;
/** Visitors of the remote that hangs, at the same time. */
export const HANGING_VISITORS = 8;
/** Seconds of load before a rate is taken. */
export const WARM_UP_SECONDS = 2;
/** Milliseconds for a new composition to be live. */
export const LIVE_LIMIT_MS = 10_000;

/** Remotes of the compositions whose cost is compared, and addresses of each. */
export const GROWTH_REMOTES = [6, 60, 600] as const;
export const ROUTES_OF_REMOTE = 10;
/** Publications, promotions and verifications of each size; the median counts. */
export const GROWTH_ROUNDS = 5;
/** Addresses that are resolved to time one. */
export const RESOLVED_ADDRESSES = 2_000;
/** Publications under way at the same time while a site is filled. */
export const PUBLISHED_AT_ONCE = 4;
/** Milliseconds for an edge to take a composition of the largest size, all files fetched and checked. */
export const ADOPT_LIMIT_MS = 120_000;
/** Milliseconds between two looks whether it has. */
export const ADOPT_POLL_MS = 10;
