/** Settings of the measurements. Names end in their unit. */

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
/** Rounds for the services' rates; the median counts. Many short rounds share the effects of other load. */
export const API_ROUNDS = 7;
/** Requests of each kind to the question bank. */
export const BANK_REQUESTS = 60;
/** Rounds for the rates with and without traces; the median counts. */
export const TRACE_ROUNDS = 5;
/** Bulk uploads, each of new mock tests; the median counts. */
export const UPLOAD_ROUNDS = 5;

/** A page is settled after this many milliseconds without a long task, a larger paint or a request. */
export const QUIET_MS = 800;
/** Milliseconds after the first handled event in which a long task still counts against it. */
export const LONG_TASK_WINDOW_MS = 500;
/** Milliseconds until the measurement of an unsettled page is given up. */
export const SETTLE_LIMIT_MS = 45_000;
/** Time limit of a navigation in milliseconds. */
export const NAVIGATION_LIMIT_MS = 20_000;
/** Milliseconds of hovering before the click. */
export const HOVER_MS = 300;

/** Connections of a moderate and of a heavy load. */
export const CONNECTIONS = 50;
export const MANY_CONNECTIONS = 200;
/** Connections for uncached pages: few enough that no render times out. */
export const RENDER_CONNECTIONS = 4;
/** Concurrent visitors of the hanging remote. */
export const HANGING_VISITORS = 8;
/** Seconds of load before a measurement. */
export const WARM_UP_SECONDS = 2;
/** Time limit for a new composition to be live, in milliseconds. */
export const LIVE_LIMIT_MS = 10_000;

/** Numbers of remotes in the compared compositions, and addresses of each. */
export const GROWTH_REMOTES = [6, 60, 600] as const;
export const ROUTES_OF_REMOTE = 10;
/** Publications, promotions and verifications for each size; the median counts. */
export const GROWTH_ROUNDS = 5;
/** Addresses resolved in one measurement. */
export const RESOLVED_ADDRESSES = 2_000;
/** Concurrent publications while a site is filled. */
export const PUBLISHED_AT_ONCE = 4;
/** Milliseconds for an edge to load a composition of the largest size, with all files fetched and verified. */
export const ADOPT_LIMIT_MS = 120_000;
/** Milliseconds between two polls. */
export const ADOPT_POLL_MS = 10;

/** The screen, waits and limits of the Next.js peer's own `measure.mjs`, so that both give the same figures. */
export const PEER_PHONE = { widthPx: 360, heightPx: 740, bypassCSP: true } as const;
/** A page is quiet after this many milliseconds without network traffic, and half of it without a long task. */
export const PEER_QUIET_MS = 1_500;
/** Milliseconds until the page's first input must have had an effect. */
export const PEER_PROBE_LIMIT_MS = 30_000;
export const PEER_NAVIGATION_LIMIT_MS = 30_000;
/** Rounds for the rates of a page on both sites; the median counts. */
export const PEER_RATE_ROUNDS = 3;
/** Milliseconds until the built peer must answer, and until it must have stopped. */
export const PEER_START_LIMIT_MS = 60_000;
export const PEER_STOP_LIMIT_MS = 10_000;

/** Requests per second of the long mixed load, by kind: about half of what two shared cores can answer. */
export const SOAK_RATES = {
  'cached pages': 100,
  'uncached pages': 4,
  'reading calls': 100,
  'writing calls': 10,
} as const;
/** Minutes of the long mixed load. A judgement of a slope needs 24 (`--minutes 24`). */
export const DEFAULT_SOAK_MINUTES = 4;
/** Milliseconds between two looks at the memory of the parts. */
export const SOAK_SAMPLE_MS = 2_000;
/** Share of the samples at the start that do not count: caches fill, and code is compiled. */
export const SOAK_WARM_UP_SHARE = 0.25;
/** Milliseconds between two kills of the services under `npm start`, and how many. */
export const KILL_INTERVAL_MS = 20_000;
export const KILLS = 4;
