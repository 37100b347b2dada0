/** Limits of the HTTP layer, each with its unit. */

/** Largest JSON body of an ordinary call, in bytes. */
export const JSON_BODY_BYTES = 100 * 1024;
/** Longest path parameter, such as an id or a slug, in characters. */
export const PARAM_CHARACTERS = 200;
/** How deep a JSON body may nest. Our own bodies have at most eight levels. */
export const JSON_DEPTH = 32;
/** Most issues that one response lists. */
export const LISTED_ISSUES = 10_000;
/** How long requests in flight may take after a stop signal, in milliseconds. Supervisors often allow ten seconds. */
export const SHUTDOWN_MS = 8_000;
/** Interval of closing idle connections during a stop, in milliseconds. */
export const IDLE_CHECK_MS = 50;
/** Largest file of questions, in bytes. */
export const UPLOAD_FILE_BYTES = 8 * 1024 * 1024;
/** Largest field of the upload form, in bytes: the details of an exam may hold a picture. */
export const UPLOAD_FIELD_BYTES = 512 * 1024;
/** Most fields of the upload form, which has twelve. */
export const UPLOAD_FIELDS = 20;
/** Longest name of a field, in bytes. */
export const UPLOAD_FIELD_NAME_BYTES = 100;
/** How long a client may take to send the headers of a request, in milliseconds. */
export const HEADERS_MS = 10_000;
/** How long a client may take to send a whole request, in milliseconds. A large upload over a slow line needs minutes. */
export const REQUEST_MS = 600_000;
/** How long a client may take to send a JSON body, in milliseconds. Streamed bodies have no such limit. */
export const JSON_BODY_MS = 30_000;
/** Further connections are closed immediately: each costs memory before its first signature is checked. */
export const CONNECTIONS = 10_000;
/** How long an idle connection stays open, in milliseconds. */
export const KEEP_ALIVE_MS = 65_000;
