// The chunk `runner`: code that the runner needs and the start panel does not. `lazy-runner.ts` loads it.
export { AttemptRunner } from './attempt-runner.js';
export { readMatchingAttempt } from './attempt/attempt-storage.js';
export { continueAttempt, startAttempt } from './attempt/open-session.js';
export { StartOverDialog } from './start/start-over-dialog.js';
