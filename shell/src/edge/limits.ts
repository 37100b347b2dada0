/** Milliseconds between two polls of the composition. */
export const COMPOSITION_POLL_MS = 1_000;
/** Milliseconds before an incomplete composition is tried again. */
export const INCOMPLETE_RETRY_MS = 5_000;
/** How often a starting edge tries to get every version, before it serves what it has. */
export const START_ATTEMPTS = 4;
/** Milliseconds between these attempts. */
export const START_PAUSE_MS = 500;
/** Compositions that are stored for open tabs. */
export const MAX_STORED_COMPOSITIONS = 20;
/** Versions that are cached for developers' overrides. */
export const MAX_CACHED_OVERRIDES = 16;
/** Milliseconds before an unknown version is requested from the services again. */
export const UNKNOWN_VERSION_MS = 2_000;
/** Unknown versions that are remembered. */
export const MAX_UNKNOWN_VERSIONS = 500;
/** Milliseconds for one call to the releases module. */
export const RELEASES_TIMEOUT_MS = 5_000;
/** Milliseconds before an edge tries again to publish its shell's files. */
export const SHELL_FILES_RETRY_MS = 5_000;
/** Milliseconds between two publications of the shell's files, so that they do not expire in the releases module. */
export const SHELL_FILES_RENEW_MS = 86_400_000;
/** Remotes of a new composition whose files are fetched and verified in parallel. */
export const PREPARE_CONCURRENCY = 8;
/**
 * Milliseconds after which a render fails and the page falls back to client rendering. Only time in which the worker's
 * thread is free counts: see `render/worker/render-clock.ts`.
 */
export const RENDER_TIME_LIMIT_MS = 450;
/** The same while a page waits for the services, which may be busy with earlier calls. */
export const SERVICES_WAIT_MS = 2_000;
/** Milliseconds beyond a render's own limit after which the pool stops waiting for a busy worker. */
export const BUSY_WAIT_MS = 10_000;
/** Milliseconds for one fragment after its page is rendered. A page without the fragment follows. */
export const FRAGMENT_TIME_LIMIT_MS = 250;
/** Fragments that the edge renders on one page. The browser renders the rest. */
export const FRAGMENTS_PER_PAGE = 4;
/** Milliseconds for a resource route (a feed, a sitemap), which has no fallback. */
export const RESOURCE_TIME_LIMIT_MS = 5_000;
/** Milliseconds between two heartbeats of a worker. */
export const HEARTBEAT_MS = 20;
/**
 * Milliseconds of computing without a heartbeat after which a render process is ended. The time includes the threads with
 * which V8 compiles and collects garbage: a cold page of ours takes up to 200.
 */
export const HEARTBEAT_LIMIT_MS = 500;
/** Milliseconds without a heartbeat after which a render process is ended that does not compute: its thread waits forever. */
export const HEARTBEAT_HARD_LIMIT_MS = 2_000;
/** Share of the time up to which a process counts as not computing. One that is short of processor time has more. */
export const IDLE_SHARE = 0.05;
/** Nice value of render processes above that of the edge: it gets about three times their share of a busy processor. */
export const RENDER_NICENESS = 5;
/** Milliseconds between two reports of a render process: its thread's heartbeats. */
export const BEATS_REPORT_MS = 100;
/** Milliseconds between two checks whether a render process reports. */
export const PROCESS_SILENCE_CHECK_MS = 250;
/** Milliseconds without any report after which a render process is replaced: the system has stopped it. */
export const PROCESS_SILENCE_LIMIT_MS = 4_000;
/** Stalls of one version after which its server rendering pauses. */
export const STALLS_BEFORE_PAUSE = 3;
/** Milliseconds for which server rendering of a stalling version is skipped. A further stall after it doubles the next pause. */
export const STALL_PAUSE_MS = 30_000;
/** Longest of these pauses, in milliseconds. */
export const STALL_PAUSE_MAX_MS = 480_000;
/** Milliseconds after a stall or its pause in which a version is on trial again. */
export const SUSPICION_MS = 60_000;
/** Milliseconds after its code ran in which a version may still harm its process: timers, and reports of memory. */
export const LATER_HARM_MS = 2_000;
/** Concurrent renders of one worker. */
export const RENDERS_PER_WORKER = 8;
/** Milliseconds before a worker that failed to start is replaced. */
export const RESPAWN_DELAY_MS = 500;
/** Milliseconds for which a render may wait in the queue without progress, counted in free time of the workers. */
export const QUEUE_LIMIT_MS = 2_000;
/** Share of the waiting time that counts while no render process is ready: a start takes seconds on a busy machine. */
export const STARTING_SHARE = 0.25;
/** Calls of the services that the trace of one render holds. */
export const MAX_TRACED_CALLS = 50;
/** Refused calls that the page of one render names, and the most characters of each. */
export const LISTED_REFUSALS = 3;
export const REFUSAL_CHARACTERS = 300;
/** Renders in the queue. One more falls back immediately. */
export const RENDER_QUEUE_LIMIT = 200;
/** Renders that one client's network may cause at any time, beyond the rate below. A school behind one address has a share of them. */
export const RENDER_BURST = 120;
/** Renders per second that one client's network may cause in the long run. Cached pages do not count. */
export const RENDERS_PER_SECOND = 10;
/** Networks whose renders are counted. The one that was counted longest ago is forgotten first. */
export const MAX_BUDGET_NETWORKS = 20_000;
/** Megabytes of the heap of a render process' thread. */
export const WORKER_HEAP_MB = 256;
/** Megabytes outside that heap, mostly buffers. A process that exceeds this is replaced. */
export const WORKER_OFF_HEAP_MB = 256;
/**
 * Megabytes of the process that neither its heap nor its state at the start explains. Larger than the limit above, because
 * the system may keep freed memory for the process.
 */
export const WORKER_NATIVE_MB = 384;
/** Seconds after which a client may request an unavailable page again. */
export const RETRY_AFTER_SECONDS = 5;
/** Milliseconds for which the processes of the services may answer with earlier content after a change. */
export const CONTENT_SETTLE_MS = 2_500;
/** Milliseconds for which a request waits for a page with new content. Then it gets the earlier page. */
export const OUTDATED_WAIT_MS = 700;
/** Milliseconds after a failed or late render for which the earlier page is served without another wait. */
export const OUTDATED_PAUSE_MS = 1_000;
/** Seconds for which a rendered page is fresh. */
export const PAGE_FRESH_SECONDS = 30;
/** The same for a page without one of its fragments. Short, because the fragment may recover soon. */
export const INCOMPLETE_PAGE_FRESH_SECONDS = 5;
/** Seconds for which shared caches may serve a stale page while they fetch a new one. */
export const PAGE_STALE_SECONDS = 600;
/** Seconds for which a page may be served while rendering fails. An outage can be long. */
export const PAGE_RETENTION_SECONDS = 86_400;
/** Bytes of cached pages in memory, in all encodings. */
export const PAGE_CACHE_BYTES = 64 * 1024 * 1024;
/** Number of pages that are rendered for a new composition before visitors get it. */
export const PRERENDERED_PAGES = 20;
/** Of these, pages that are rendered at the same time. */
export const PRERENDERED_AT_ONCE = 4;
/** Milliseconds that a new composition waits for these pages. */
export const PRERENDER_LIMIT_MS = 1_000;
/** Addresses of a composition whose cached pages are found without matching routes. */
export const MAX_KNOWN_ADDRESSES = 5_000;
/** Characters of such an address. Longer ones must not fill the memory. */
export const MAX_KNOWN_ADDRESS_LENGTH = 300;
/** Share of the cache for pages that were requested once. The rest is for pages with more requests. */
export const PAGE_CACHE_PROBATION_SHARE = 0.25;
/** Bytes of share pictures in memory: about 500. */
export const SHARE_CACHE_BYTES = 32 * 1024 * 1024;
/** Share pictures that wait to be made. One more gets 503. */
export const SHARE_QUEUE_LIMIT = 20;
/** Milliseconds for one share picture, or for the start of their thread on a busy machine. */
export const SHARE_TIME_LIMIT_MS = 10_000;
/** Milliseconds without a request for a new share picture after which their thread ends. */
export const SHARE_IDLE_MS = 60_000;
/** Seconds for which a share picture may be cached whose address has another version. */
export const OLDER_SHARE_SECONDS = 300;
/** Bytes of remotes' files in memory. */
export const FILE_CACHE_BYTES = 128 * 1024 * 1024;
/** Seconds for which a file may be cached whose name does not change with its content: icons, the web app manifest. */
export const NAMED_FILE_SECONDS = 86_400;
/** Seconds for which a hashed or versioned file may be cached: a year. */
export const IMMUTABLE_SECONDS = 31_536_000;
/** Milliseconds for which an unreachable replica of the services comes last. */
export const REPLICA_COOLDOWN_MS = 1_000;
/** Milliseconds between two health checks of the replicas. */
export const HEALTH_POLL_MS = 1_000;
/** Milliseconds for one health check. */
export const HEALTH_TIMEOUT_MS = 1_000;
/** Milliseconds without progress after which a forwarded call fails. */
export const PROXY_TIMEOUT_MS = 15_000;
/** The same for uploads: the services check and publish many questions before they answer. */
export const UPLOAD_TIMEOUT_MS = 120_000;
/** The same for changes of the composition: longer than the services wait for the gate. */
export const RELEASE_TIMEOUT_MS = 250_000;
/** Milliseconds for a client to send a whole request, such as a large upload over a slow line. */
export const REQUEST_LIMIT_MS = 600_000;
/** Milliseconds for a client to send the headers of a request. */
export const HEADERS_LIMIT_MS = 10_000;
/** Milliseconds between two searches for connections past these limits. */
export const CONNECTION_CHECK_MS = 1_000;
/** Further connections are closed immediately: each costs memory and a file descriptor before its first request. */
export const MAX_CONNECTIONS = 10_000;
/** Milliseconds for open requests at shutdown. */
export const SHUTDOWN_LIMIT_MS = 5_000;
/** Milliseconds for proxies to use their open connections once more, after a stopping server accepts no new ones. */
export const DRAIN_MS = 1_000;
/** Milliseconds between two searches for connections without a request at shutdown. */
export const IDLE_CHECK_MS = 50;
/** Milliseconds for which a render process uses a collected sitemap. Shorter than pages are fresh, so that it adds little to their age. */
export const SITEMAP_LIFE_MS = 10_000;

/** Memory for uploaded pictures, in bytes. */
export const MEDIA_MEMORY_BYTES = 32 * 1024 * 1024;
/** How long the services may take to answer with an uploaded picture, in milliseconds. */
export const MEDIA_TIMEOUT_MS = 10_000;
/** Uploaded pictures that are fetched from the services at the same time. */
export const MEDIA_FETCHES = 50;
