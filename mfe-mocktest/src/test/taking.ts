// What a test under way needs and its start panel does not: one chunk, fetched on demand (`taking-code.ts`).
export { readFittingAttempt } from './attempt-keeper.js';
export { continueTest, startTest } from './open-session.js';
export { StartOverDialog } from './StartOverDialog.js';
export { TestSheet } from './TestSheet.js';
