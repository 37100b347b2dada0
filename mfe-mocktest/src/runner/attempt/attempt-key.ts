import { deviceStorage } from '@mockingbird/platform';

/** Where this device keeps the unfinished attempt of a test. */
export const attemptKey = (testId: string): string => `attempt:${testId}`;

/** Whether this device keeps an attempt. Whether it can be gone on with, its reader tells (`attempt-keeper.ts`). */
export const keepsAttempt = (testId: string): boolean =>
  typeof deviceStorage.read(attemptKey(testId)) === 'string';
