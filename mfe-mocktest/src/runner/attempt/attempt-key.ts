import { deviceStorage } from '@mockingbird/platform';
import { readSummary } from '../../record/attempts/attempt-summary.js';

/** Storage key of the copy of a mock test's unfinished attempt. */
export const attemptKey = (testId: string): string => `attempt:${testId}`;

/** Whether this device stores an attempt. `attempt-storage.ts` checks whether it can be continued. */
export const hasStoredAttempt = (testId: string): boolean =>
  readSummary(testId) !== undefined || typeof deviceStorage.read(attemptKey(testId)) === 'string';
