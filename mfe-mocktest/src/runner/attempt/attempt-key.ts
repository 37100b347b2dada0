import type { TestMeta } from '@mockingbird/contracts';
import { deviceStorage } from '@mockingbird/platform';
import { readSummary } from '../../record/attempts/attempt-summary.js';

/** Storage key of the copy of a mock test's unfinished attempt. */
export const attemptKey = (testId: string): string => `attempt:${testId}`;

/**
 * The ids under which this device may store an attempt of a mock test: the present one, and former ones after a rename. An
 * attempt has the id of the time when it began.
 */
export const storedTestIds = ({ testId, addresses }: Pick<TestMeta, 'testId' | 'addresses'>): string[] => [
  testId,
  ...(addresses?.test ?? []).filter((address) => address !== testId),
];

/** Whether this device stores an attempt. `attempt-storage.ts` checks whether it can be continued. */
export const hasStoredAttempt = (testId: string): boolean =>
  readSummary(testId) !== undefined || typeof deviceStorage.read(attemptKey(testId)) === 'string';
