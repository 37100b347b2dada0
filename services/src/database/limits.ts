/** Limits of the database module, each with its unit. */

/** How long an operation looks for a database that answers, in milliseconds. */
export const DATABASE_SELECTION_MS = 1_000;
/**
 * How long a connection and an answer to the driver's heartbeat may take, in milliseconds. A database that ended is noticed
 * at once; this is for one that is late because its machine, or this one, is busy.
 */
export const DATABASE_CONNECT_MS = 4_000;
/** How often the driver asks whether the database is there, in milliseconds. */
export const DATABASE_HEARTBEAT_MS = 1_000;
/** Pause between attempts to connect while the database has never been reached, in milliseconds. */
export const DATABASE_RETRY_MS = 500;
/** How long one database operation may take, in milliseconds. */
export const DATABASE_SOCKET_MS = 15_000;
/** How long what a day has counted is kept, in days: popularity looks back half as long. */
export const COUNTED_DAYS = 60;
