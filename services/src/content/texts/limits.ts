/** Limits of texts, each with its unit. */

/** How many earlier versions of one text are stored. */
export const TEXT_VERSIONS = 50;
/** How often a process looks for texts whose time of publication has come, in milliseconds. */
export const SCHEDULE_CHECK_MS = 5_000;
/** How long a secret link to a draft works, in days. */
export const DRAFT_LINK_DAYS = 7;
