/** Needed after the first choice or submission. Loaded as one chunk. */
export { collectForm } from './submit/collect-form.js';
export { fillForm, overwriteForm, readTexts } from './stored-values/fill-form.js';
export { loadStored } from './stored-values/load-stored.js';
export { OptionalFieldList } from './exam-form/optional-field-list.js';
export { MockTestForm } from './exam-form/mock-test-form.js';
export { UploadPreview } from './preview/upload-preview.js';
export { QuestionsForm } from './question-file/questions-form.js';
export { ResultDetails } from './result/result-details.js';
export { StoredNotice } from './stored-values/stored-notice.js';
