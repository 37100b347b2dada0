/** Milliseconds until a call times out. */
export const REQUEST_TIMEOUT_MS = 8_000;
/** Milliseconds for an upload: 8 MB over a slow line, and the validation of 20,000 questions. */
export const UPLOAD_TIMEOUT_MS = 600_000;
/** Milliseconds for a change of the composition: the gate renders and checks its pages first. */
export const RELEASE_TIMEOUT_MS = 270_000;
