/** Limits of the HTTP layer, each with its unit. */

/** Largest JSON body of an ordinary call, in bytes. */
export const JSON_BODY_BYTES = 100 * 1024;
/** Longest part of an address, such as an id or a slug, in characters. */
export const ADDRESS_PART_CHARACTERS = 200;
/** How deep a JSON body may nest; nothing of ours goes deeper than eight. */
export const JSON_DEPTH = 32;
/** Most faults that one answer lists; the rest is counted. */
export const LISTED_FAULTS = 10_000;
/** How long requests in flight may finish after a stop was asked for, in milliseconds; supervisors often give ten seconds. */
export const SHUTDOWN_MS = 8_000;
/** How often connections that have become idle are closed meanwhile, in milliseconds. */
export const IDLE_CHECK_MS = 50;
/** Largest file of questions, in bytes. */
export const UPLOAD_FILE_BYTES = 8 * 1024 * 1024;
/** Largest field of the upload form, in bytes: the details of an exam may hold a picture. */
export const UPLOAD_FIELD_BYTES = 512 * 1024;
/** Most fields of the upload form; it has twelve. */
export const UPLOAD_FIELDS = 20;
/** Longest name of a field, in bytes. */
export const UPLOAD_FIELD_NAME_BYTES = 100;
/** How long a client may take to send the head of a request, in milliseconds. */
export const HEADERS_MS = 10_000;
/** How long a client may take to send a whole request, in milliseconds: a large upload over a slow line. */
export const REQUEST_MS = 600_000;
/** How long a client may take to send a JSON body that is read as a whole, in milliseconds. */
export const JSON_BODY_MS = 30_000;
/** Connections beyond it are closed at once: each costs memory before it has proven anything. */
export const CONNECTIONS = 10_000;
/** How long an idle connection is kept for its next request, in milliseconds. */
export const KEEP_ALIVE_MS = 65_000;
