/** Limits of the webhook, each with its unit. */

/** Interval in which a process looks for changes to announce, in milliseconds. */
export const WEBHOOK_INTERVAL_MS = 1_000;
/** How long the receiver may take to answer, in milliseconds. */
export const WEBHOOK_CALL_MS = 10_000;
/** How long a process may take for one message before another one sends it, in milliseconds: longer than a call. */
export const WEBHOOK_LEASE_MS = 30_000;
/** Pause after the first failed attempt, in milliseconds. Each further pause is twice as long. */
export const WEBHOOK_RETRY_MS = 2_000;
/** Longest pause between two attempts, in milliseconds. */
export const WEBHOOK_RETRY_MAX_MS = 10 * 60_000;
/** Attempts for one message, for about a day. After the last one it is given up, so that later messages are sent. */
export const WEBHOOK_ATTEMPTS = 150;
