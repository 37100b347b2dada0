/** Questions of a preview that are shown at first, and with each 'Show more': a file may hold 20,000. */
export const PREVIEW_STEP = 20;
/** Faults of an upload that are shown at first, and with each 'Show more': the services list up to thousands. */
export const FAULTS_STEP = 50;
