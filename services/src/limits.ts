/** Every size, time limit and window of the services, with its unit. */

/** Largest JSON body of an ordinary call, in bytes. */
export const JSON_BODY_BYTES = 100 * 1024;
/** Largest publication of a remote (manifest and files, base64), in bytes. */
export const PUBLICATION_BYTES = 16 * 1024 * 1024;
/** How deep a JSON body may nest; nothing of ours goes deeper than eight. */
export const JSON_DEPTH = 32;
/** Most faults that one answer lists; the rest is counted. */
export const LISTED_FAULTS = 10_000;

/** How long a token of somebody who signed in is good, in seconds. */
export const TOKEN_SECONDS = 2 * 60 * 60;

/** How long an operation looks for a database that answers, in milliseconds. */
export const DATABASE_SELECTION_MS = 1_000;
/** How often the driver asks whether the database is there, in milliseconds. */
export const DATABASE_HEARTBEAT_MS = 1_000;
/** Pause between attempts to connect while the database has never been reached, in milliseconds. */
export const DATABASE_RETRY_MS = 500;
/** How long one database operation may take, in milliseconds. */
export const DATABASE_SOCKET_MS = 15_000;

/** How long requests in flight may finish after a stop was asked for, in milliseconds; supervisors often give ten seconds. */
export const SHUTDOWN_MS = 8_000;
/** How often connections that have become idle are closed meanwhile, in milliseconds. */
export const IDLE_CHECK_MS = 50;

/** How long a process serves a list from memory before it asks the database again, in milliseconds. */
export const LIST_FRESH_MS = 1_000;

/** The window that popularity looks back, in days. */
export const POPULARITY_DAYS = 30;
/** How many exams the popular list has at most. */
export const POPULAR_EXAMS = 8;
/** A started test says more than a page view: it counts as so many. */
export const STARTED_TEST_VIEWS = 3;
/** Different addresses counted per day; further ones are counted together. */
export const ADDRESSES_PER_DAY = 5_000;
/** Different search keywords recorded per day; further ones are counted together. */
export const KEYWORDS_PER_DAY = 5_000;
/** Most exams that a search answers with. */
export const SEARCH_RESULTS = 20;

/** Most macro expansions of one formula: a hostile one must not stall the publisher. */
export const FORMULA_EXPANSIONS = 200;
/** Largest size that a formula may ask for, in ems. */
export const FORMULA_SIZE_EM = 20;
/** Longest formula that is rendered, in characters. */
export const FORMULA_CHARACTERS = 2_000;

/** How many parallel promotions of the same moment one promotion gives way to before it fails. */
export const PROMOTION_ATTEMPTS = 100;

/** How long an idle connection is kept for its next request, in milliseconds. */
export const KEEP_ALIVE_MS = 65_000;
