/** Milliseconds after which a call is given up. */
export const REQUEST_TIMEOUT_MS = 8_000;
/** Milliseconds for an upload: 8 MB over a slow line, and the checks of 20,000 questions. */
export const UPLOAD_TIMEOUT_MS = 600_000;
/** Milliseconds for a change of what is live: its pages are drawn and looked at first. */
export const RELEASE_TIMEOUT_MS = 270_000;
