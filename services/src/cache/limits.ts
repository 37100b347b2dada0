/** Limits of the response cache and the data versions, each with its unit. */

/** After this time a process queries the data versions again in the background, in milliseconds. */
export const VERSION_CHECK_MS = 1_000;
/** How old the revision may be that the edge compares, in milliseconds: it requests one a second. */
export const REVISION_AGE_MS = 250;
/** After this time without a successful query, requests wait for one, in milliseconds. With loading it stays below 2 s. */
export const VERSION_TRUST_MS = 1_500;
/** How long a change counts as in progress without a renewal, in milliseconds: longer than one operation may take. */
export const CHANGE_LEASE_MS = 20_000;
/** How often a long change renews its announcement, in milliseconds. */
export const CHANGE_RENEWAL_MS = 5_000;
/** Most memory for cached responses in one process, in bytes. */
export const CACHE_BYTES = 64 * 1024 * 1024;
/** Estimated memory of an entry besides its body and its name, in bytes. */
export const CACHE_ENTRY_OVERHEAD_BYTES = 512;
/** Maximum age of a cached response, in milliseconds: a manual change of the database increments no version. */
export const CACHED_RESPONSE_MS = 60_000;
