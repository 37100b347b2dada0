import {
  fitsQuestions,
  parseAttempt,
  reduceAttempt,
  writeAttempt,
  type Attempt,
} from '@mockingbird/exam-core';
import { deviceStorage } from '@mockingbird/platform';
import { attemptKey } from './attempt-key.js';
import type { MockTestData } from '../load-mock-test.js';
import { testOfAttempt } from '../selection/select-test.js';
import { readClocks } from './read-clocks.js';

export const storeAttempt = (attempt: Attempt): boolean =>
  deviceStorage.write(attemptKey(attempt.testId), writeAttempt(attempt));

export const removeAttempt = (testId: string): void => deviceStorage.remove(attemptKey(testId));

/**
 * Reads the unfinished attempt of a mock test from this device. If the tab closed between submission and results, the
 * attempt is open again.
 */
export function readAttempt(testId: string): Attempt | undefined {
  const text = deviceStorage.read(attemptKey(testId));
  const parsed = typeof text === 'string' ? parseAttempt(text) : undefined;
  if (!parsed?.ok || parsed.attempt.testId !== testId || parsed.attempt.phase === 'ready') return undefined;
  return reduceAttempt(parsed.attempt, { type: 'submission-failed', at: readClocks() });
}

/** Reads the unfinished attempt. @returns undefined when its questions are no longer those of the mock test */
export function readMatchingAttempt(test: MockTestData): Attempt | undefined {
  const attempt = readAttempt(test.meta.testId);
  return attempt && fitsQuestions(attempt, testOfAttempt(test, attempt).data) ? attempt : undefined;
}
