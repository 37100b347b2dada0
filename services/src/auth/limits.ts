import { availableParallelism } from 'node:os';

/** Limits of the auth module, each with its unit. */

/** How long an access token is valid, in seconds. */
export const TOKEN_SECONDS = 2 * 60 * 60;
/** How old a sign-in may be for calls with the access levels `recent-...`, in milliseconds. */
export const RECENT_SIGN_IN_MS = 10 * 60 * 1000;
/** How long a second factor waits for its first code, in milliseconds. */
export const SECOND_FACTOR_SETUP_MS = 15 * 60 * 1000;
/** Memory of one password hash, in KiB. With two passes and one lane this is OWASP's minimum for argon2id. */
export const HASH_MEMORY_KIB = 19 * 1024;
/** How often a hash passes over its memory. */
export const HASH_PASSES = 2;
/** Threads of one hash. */
export const HASH_LANES = 1;
/** Hashes that run at the same time: one below four processors, otherwise two, so that other calls find a processor and a thread. */
export const HASH_CONCURRENCY = availableParallelism() < 4 ? 1 : 2;
/** Most logins and sign-ups that wait for their hash: a few seconds of work. Further ones are rejected. */
export const HASH_QUEUE_LENGTH = 48;
/** How long a network from which somebody signed in is known, in milliseconds. */
export const KNOWN_NETWORK_MS = 90 * 24 * 60 * 60 * 1000;
/** Most accounts in the list of staff; the rest is counted. */
export const LISTED_ACCOUNTS = 500;
