/** Limits of the response cache and the data versions, each with its unit. */

/** After so long a process asks the database again whether something has changed, beside its requests, in milliseconds. */
export const REVISION_CHECK_MS = 1_000;
/** After so long without an answer to that, requests wait for it, in milliseconds. With the time to load it stays below 2 s. */
export const REVISION_TRUST_MS = 1_500;
/** How long others believe that a change is under way when its process says nothing more, in milliseconds: longer than one operation may take. */
export const CHANGE_LEASE_MS = 20_000;
/** How often the process of a long change says that it goes on, in milliseconds. */
export const CHANGE_RENEWAL_MS = 5_000;
/** Most memory for ready answers in one process, in bytes. */
export const CACHED_ANSWERS_BYTES = 64 * 1024 * 1024;
/** What a kept answer costs beside its body and its name, in bytes, roughly. */
export const CACHED_ENTRY_BYTES = 512;
/** How long an answer is kept at most, in milliseconds: a change by hand in the database raises no revision. */
export const CACHED_ANSWER_MS = 60_000;
