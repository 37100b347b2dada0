/** Limits of the auth module, each with its unit. */

/** How long a token of somebody who signed in is good, in seconds. */
export const TOKEN_SECONDS = 2 * 60 * 60;
/** Memory of one password hash, in KiB. With two passes and one lane it is what OWASP asks of argon2id at least. */
export const HASH_MEMORY_KIB = 19 * 1024;
/** How often a hash passes over its memory. */
export const HASH_PASSES = 2;
/** Threads of one hash. */
export const HASH_LANES = 1;
/** Hashes that run at once: half of libuv's pool, so that files and name look-ups find a thread. */
export const HASHES_AT_ONCE = 2;
/** Most logins and sign-ups that wait for their hash, about a second's worth on a slow core; further ones are refused. */
export const HASHES_WAITING = 48;
/** How long an account knows an address that somebody signed in from, in milliseconds. */
export const FAMILIAR_PLACE_MS = 90 * 24 * 60 * 60 * 1000;
