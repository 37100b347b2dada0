/** What the form needs once something else than an exam is chosen, or something was sent. */
export { collectForm } from './collect-form.js';
export { fillForm, overwriteForm, readTexts } from './fill-form.js';
export { loadStored } from './load-stored.js';
export { MoreFieldList } from './more-field-list.js';
export { MockTestForm } from './mock-test-form.js';
export { Preview } from './preview.js';
export { QuestionsForm } from './questions-form.js';
export { ResultDetails } from './result-details.js';
export { StoredNotice } from './stored-notice.js';
