// What a test under way needs and its start panel does not: one chunk, fetched on demand (`taking-code.ts`).
export { readFittingAttempt } from './attempt/attempt-storage.js';
export { continueTest, startTest } from './attempt/open-session.js';
export { StartOverDialog } from './start/start-over-dialog.js';
export { TestSheet } from './test-runner.js';
