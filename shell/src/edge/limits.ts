/** Milliseconds between two looks for a newer composition. */
export const COMPOSITION_POLL_MS = 1_000;
/** Milliseconds before a composition of which not all could be served is tried again. */
export const INCOMPLETE_RETRY_MS = 5_000;
/** Compositions kept for tabs that are open on them. */
export const COMPOSITIONS_KEPT = 20;
/** Versions made ready for developers' overrides and kept so. */
export const OVERRIDES_KEPT = 16;
/** Milliseconds for which the services are not asked again for a version that this edge does not know. */
export const UNKNOWN_VERSION_MS = 2_000;
/** Such versions that are remembered at a time. */
export const UNKNOWN_VERSIONS_KEPT = 500;
/** Milliseconds that one call to the releases module may take. */
export const RELEASES_TIMEOUT_MS = 5_000;
/** Milliseconds before an edge tries again to publish its shell's files. */
export const SHELL_FILES_RETRY_MS = 5_000;
/** Milliseconds between two publications of them: those of a running edge must not expire in the releases module. */
export const SHELL_FILES_RENEW_MS = 86_400_000;
/** Remotes of a new composition whose files are fetched and checked at the same time. */
export const PREPARED_AT_ONCE = 8;
/**
 * Milliseconds after which a render is given up and the page falls back to client rendering. Only time in which the
 * worker's thread is free counts: see `render/worker/render-clock.ts`.
 */
export const RENDER_TIME_LIMIT_MS = 450;
/** The same while a page waits for the services, which may be busy with calls that were made before. */
export const SERVICES_WAIT_MS = 2_000;
/** Milliseconds that the pool waits beyond a render's own limit for a worker that is busy: then it is given up for good. */
export const BUSY_WAIT_MS = 10_000;
/** Milliseconds that one fragment of a page may take after the page itself is drawn; then the page goes without it. */
export const FRAGMENT_TIME_LIMIT_MS = 250;
/** Fragments that the edge draws on one page; the browser draws the rest. */
export const FRAGMENTS_PER_PAGE = 4;
/** Milliseconds that a resource route (a feed, a sitemap) may take: it has no fall-back. */
export const RESOURCE_TIME_LIMIT_MS = 5_000;
/** Milliseconds between two heartbeats of a worker. */
export const HEARTBEAT_MS = 20;
/** Milliseconds of computing without a heartbeat after which a worker is terminated. */
export const HEARTBEAT_LIMIT_MS = 300;
/** Milliseconds without a heartbeat after which a worker is terminated although it does not compute. */
export const SILENCE_LIMIT_MS = 2_000;
/** Stalls of one version after which its server rendering pauses. */
export const STALLS_BEFORE_PAUSE = 3;
/** Milliseconds for which server rendering of a stalling version is skipped. */
export const STALL_PAUSE_MS = 30_000;
/** Renders that one worker works on at a time. */
export const RENDERS_PER_WORKER = 8;
/** Milliseconds before a worker that did not start is followed by another. */
export const HIRE_PAUSE_MS = 500;
/** Milliseconds of the workers' free time that a render may wait for one of them while nothing gets done. */
export const QUEUE_LIMIT_MS = 2_000;
/** Renders waiting for a worker; one more falls back at once. */
export const RENDER_QUEUE_LIMIT = 200;
/** Megabytes of heap that a worker may use. */
export const WORKER_HEAP_MB = 256;
/** Megabytes outside the heap (buffers, mostly) that the code in one worker may keep; beyond that the worker is replaced. */
export const WORKER_OUTSIDE_MB = 256;
/** Seconds for which a rendered page counts as fresh. */
export const PAGE_FRESH_SECONDS = 30;
/** Seconds for which a page counts as fresh that lacks a fragment: the fragment may be back, the page is as costly. */
export const PAGE_LACKING_FRESH_SECONDS = 5;
/** Seconds for which caches in between may show a stale page while they fetch a new one. */
export const PAGE_STALE_SECONDS = 600;
/** Seconds for which a page is kept to be shown when no new one can be made: an outage may last. */
export const PAGE_KEPT_SECONDS = 86_400;
/** Bytes of rendered pages, in all encodings, kept in memory. */
export const PAGE_CACHE_BYTES = 64 * 1024 * 1024;
/** The part of it for pages that were asked for once: the rest is for those that were asked for again. */
export const PAGE_CACHE_ONCE_SHARE = 0.25;
/** Bytes of files of remotes kept in memory. */
export const FILE_CACHE_BYTES = 128 * 1024 * 1024;
/** Seconds that a hashed or versioned file may be kept: a year. */
export const IMMUTABLE_SECONDS = 31_536_000;
/** Milliseconds for which a replica of the services that could not be reached is asked last. */
export const REPLICA_REST_MS = 1_000;
/** Milliseconds between two looks whether the replicas are ready. */
export const HEALTH_POLL_MS = 1_000;
/** Milliseconds that a replica may take to say so. */
export const HEALTH_TIMEOUT_MS = 1_000;
/** Milliseconds for which the services may keep a proxied call waiting. */
export const PROXY_TIMEOUT_MS = 15_000;
/** The same for uploads, in milliseconds: many questions are checked and published before anything is answered. */
export const UPLOAD_TIMEOUT_MS = 120_000;
/** The same for changes of what is live, in milliseconds: longer than the services wait for the gate. */
export const RELEASE_TIMEOUT_MS = 250_000;
/** Milliseconds for a client to send a whole request: a large upload over a slow line. */
export const REQUEST_LIMIT_MS = 600_000;
/** Milliseconds for requests under way at shutdown. */
export const SHUTDOWN_LIMIT_MS = 5_000;
/** Bytes of a request to the gate: a manifest, and a server bundle as base64. */
export const GATE_BODY_BYTES = 8 * 1024 * 1024;
/** Milliseconds that the gate may take to look at one version: dozens of routes on a machine that has other work. */
export const GATE_LIMIT_MS = 180_000;
/** Versions that may wait for the gate; it looks at one after the other. */
export const GATE_QUEUE_LIMIT = 20;
/** Milliseconds that one address may take at the gate: nothing was drawn before, and nothing is kept. */
export const GATE_RENDER_LIMIT_MS = 6_000;
/** Addresses of one route that the gate tries when the first ones show a fault: it may be that of their content. */
export const GATE_ADDRESSES_PER_ROUTE = 3;
/** Routes that took too long after which the gate tries no more: the rest would most likely take too long as well. */
export const GATE_LATE_ROUTES = 3;
/** Milliseconds that axe may take to look at one page. */
export const GATE_AXE_LIMIT_MS = 20_000;
/** Processes that look at pages side by side. */
export const GATE_AXE_PROCESSES = 2;
/** Milliseconds without work after which they end: a look takes hundreds of megabytes. */
export const GATE_AXE_REST_MS = 30_000;
/** Megabytes of heap of one such process. */
export const GATE_AXE_HEAP_MB = 384;
/** Characters of what a remote's code said that go into a fault. */
export const GATE_MESSAGE_LENGTH = 300;
/** Addresses of a version's sitemap that the gate looks through. */
export const GATE_SITEMAP_ADDRESSES = 10_000;
/** Notes on what was not looked at that go into a check's sentence. */
export const GATE_NOTES = 5;
/** Elements that a fault names for one rule. */
export const GATE_ELEMENTS_NAMED = 3;
