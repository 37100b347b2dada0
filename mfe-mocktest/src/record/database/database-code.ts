// The chunk `record-database`: everything that reads or writes the device database. `lazy-database.ts` loads it.
export { deleteAttempt, putAttempt, readAttempt } from './attempt-store.js';
export { addResults, hasResult, readNewestResult } from './result-store.js';
export { readDueTimes } from './card-store.js';
export { deleteBookmark, putBookmark, readBookmarkIds } from './bookmark-store.js';
