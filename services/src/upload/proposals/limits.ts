/** Limits of proposals, each with its unit. */

/** Largest form of a proposal with its file, in bytes. A document of the database holds 16 MiB. */
export const PROPOSAL_BYTES = 12 * 1024 * 1024;
/** Most proposals of one author that are neither published nor withdrawn. */
export const OPEN_PROPOSALS = 100;
/** Most comments of one proposal. */
export const PROPOSAL_COMMENTS = 200;
/** Most steps that a proposal keeps; the oldest go first. The history has all of them. */
export const PROPOSAL_STEPS = 100;
/** Changes by others that a conflict lists. */
export const LISTED_CONFLICTS = 10;
/** Default number of proposals on one page of the list. */
export const PROPOSALS_PAGE = 50;
/** Most proposals on one page of the list. */
export const PROPOSALS_PAGE_MAX = 200;
/** How long a published or withdrawn proposal is stored, in days. */
export const CLOSED_PROPOSAL_DAYS = 180;
/** How far ahead a publication may be planned, in days. */
export const PLANNED_DAYS = 366;
/** How often a process looks for proposals whose time has come, in milliseconds. */
export const PUBLISH_INTERVAL_MS = 10_000;
/** How long the claim of a process on a proposal lasts, in milliseconds. Then another process may take it over. */
export const CLAIM_MS = 5 * 60_000;
/** How often a process renews its claim while it publishes, in milliseconds. */
export const CLAIM_RENEWAL_MS = CLAIM_MS / 5;
/** Pause before a planned publication is tried again, in milliseconds. */
export const RETRY_MS = 15_000;
/** Attempts of a planned publication that the services reject. Its exam may be published at the same time, by another process. */
export const PUBLISH_ATTEMPTS = 2;
/** Proposals that one pass publishes. The next pass takes the rest. */
export const PUBLISHED_PER_PASS = 100;
