import { deviceStorage } from '@mockingbird/platform';

/** Storage key of the unfinished attempt of a mock test. */
export const attemptKey = (testId: string): string => `attempt:${testId}`;

/** Whether this device stores an attempt. `attempt-storage.ts` checks whether it can be continued. */
export const hasStoredAttempt = (testId: string): boolean =>
  typeof deviceStorage.read(attemptKey(testId)) === 'string';
