/** Limits of the database module, each with its unit. */

/** How long an operation waits for an available database server, in milliseconds. */
export const DATABASE_SELECTION_MS = 1_000;
/**
 * How long a connection and a heartbeat may take, in milliseconds. A stopped database is noticed immediately; this limit is for
 * a busy machine.
 */
export const DATABASE_CONNECT_MS = 4_000;
/**
 * After this time a heartbeat is stuck, in milliseconds: it may connect and shake hands, each for `DATABASE_CONNECT_MS`, on a busy
 * machine.
 */
export const DATABASE_STUCK_MS = 10_000;
/** Interval of the driver's heartbeat, in milliseconds. */
export const DATABASE_HEARTBEAT_MS = 1_000;
/** Pause between attempts to connect before the first success, in milliseconds. */
export const DATABASE_RETRY_MS = 500;
/** How long one database operation may take, in milliseconds. */
export const DATABASE_SOCKET_MS = 15_000;
/** How long daily counters are stored, in days: popularity uses half of it. */
export const COUNTED_DAYS = 60;
