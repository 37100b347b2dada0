/** Milliseconds between two looks at how versions fare, while the page is visible. */
export const RELEASES_REFRESH_MS = 5_000;
/** Versions of a remote that are shown at first, and with each 'Show older versions'. */
export const VERSIONS_STEP = 10;
/** Questions of a preview that are shown at first, and with each 'Show more': a file may hold 20,000. */
export const PREVIEW_STEP = 20;
/** Faults of an upload that are shown at first, and with each 'Show more': the services list up to thousands. */
export const FAULTS_STEP = 50;
/** Most characters of a value that the list of changes shows: the preview shows all of it. */
export const CHANGE_CHARACTERS = 300;
