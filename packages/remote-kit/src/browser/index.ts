export { downloadFile } from './download-file.js';
export { downloadText } from './download-text.js';
export { isSavingData } from './is-saving-data.js';
export { runWhenIdle } from './run-when-idle.js';
