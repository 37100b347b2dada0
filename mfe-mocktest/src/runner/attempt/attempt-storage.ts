import {
  fitsQuestions,
  parseAttempt,
  reduceAttempt,
  writeAttempt,
  type Attempt,
} from '@mockingbird/exam-core';
import { deviceStorage } from '@mockingbird/platform';
import { attemptKey } from './attempt-key.js';
import type { TestData } from '../load-mock-test.js';
import { readClocks } from './read-clocks.js';

export const keepAttempt = (attempt: Attempt): boolean =>
  deviceStorage.write(attemptKey(attempt.testId), writeAttempt(attempt));

export const forgetAttempt = (testId: string): void => deviceStorage.remove(attemptKey(testId));

/**
 * The unfinished attempt of a test on this device. One whose tab went away between submitting and the results is open
 * again.
 */
export function readAttempt(testId: string): Attempt | undefined {
  const text = deviceStorage.read(attemptKey(testId));
  const parsed = typeof text === 'string' ? parseAttempt(text) : undefined;
  if (!parsed?.ok || parsed.attempt.testId !== testId || parsed.attempt.phase === 'ready') return undefined;
  return reduceAttempt(parsed.attempt, { type: 'submission-failed', at: readClocks() });
}

/** The unfinished attempt, if it still fits the questions. */
export function readFittingAttempt({ meta, data }: TestData): Attempt | undefined {
  const attempt = readAttempt(meta.testId);
  return attempt && fitsQuestions(attempt, data) ? attempt : undefined;
}
