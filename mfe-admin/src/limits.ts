/** Milliseconds between two refreshes of the release overview, while the page is visible. */
export const RELEASES_REFRESH_MS = 5_000;
/** Versions per step of 'Show older versions'. */
export const VERSIONS_STEP = 10;
/** Questions per step of the preview. A file may contain 20,000 questions. */
export const PREVIEW_STEP = 20;

/** Questions that a warning can lead to: more in one list would make the page slow. */
export const MOST_PREVIEWED = 500;
/** Most question ids that the comment form suggests. */
export const SUGGESTED_QUESTION_IDS = 500;
/** Entries of the history in one request of the CSV export, and most entries of a file. */
export const EXPORT_PAGE = 200;
export const EXPORTED_ENTRIES = 20_000;
/** Issues per step of 'Show more'. The services report up to thousands. */
export const ISSUES_STEP = 50;
/** Milliseconds after which two texts are shown whole instead of word by word. */
export const COMPARE_MS = 200;
/** Maximum characters of a value in the list of changes. The preview shows the full value. */
export const CHANGE_CHARACTERS = 300;
/** Milliseconds between the last key and the check of a question in the editor. */
export const PREVIEW_DELAY_MS = 400;
/** Milliseconds without typing after which a text is saved on this device. */
export const AUTOSAVE_MS = 800;
/** Milliseconds without typing after which the preview of a text is rendered. */
export const PREVIEW_MS = 500;
