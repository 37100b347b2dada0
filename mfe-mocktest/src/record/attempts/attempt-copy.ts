import { parseAttempt, reduceAttempt, writeAttempt, type Attempt } from '@mockingbird/exam-core';
import { deviceStorage } from '@mockingbird/platform';
import { attemptKey } from '../../runner/attempt/attempt-key.js';
import { readClocks } from '../../runner/attempt/read-clocks.js';

/** Copies an attempt to the storage, which is written when this call returns. @returns whether it worked */
export const storeCopy = (attempt: Attempt): boolean =>
  deviceStorage.write(attemptKey(attempt.testId), writeAttempt(attempt));

export const removeCopy = (testId: string): void => deviceStorage.remove(attemptKey(testId));

/**
 * Reads the stored text of an unfinished attempt. If the tab closed between submission and results, the attempt is open
 * again.
 */
export function readAttemptText(text: unknown, testId: string): Attempt | undefined {
  const parsed = typeof text === 'string' ? parseAttempt(text) : undefined;
  if (!parsed?.ok || parsed.attempt.testId !== testId || parsed.attempt.phase === 'ready') return undefined;
  return reduceAttempt(parsed.attempt, { type: 'submission-failed', at: readClocks() });
}

/** Reads the copy of an unfinished attempt. */
export const readCopy = (testId: string): Attempt | undefined =>
  readAttemptText(deviceStorage.read(attemptKey(testId)), testId);
