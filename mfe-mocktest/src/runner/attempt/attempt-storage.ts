import { fitsQuestions, type Attempt } from '@mockingbird/exam-core';
import { readAttemptText, readCopy } from '../../record/attempts/attempt-copy.js';
import { removeSummary } from '../../record/attempts/attempt-summary.js';
import { hasEnded } from '../../record/attempts/ended-attempts.js';
import { hasDatabase, withDatabase } from '../../record/database/lazy-database.js';
import type { MockTestData } from '../load-mock-test.js';
import { storedTestIds } from './attempt-key.js';
import { testOfAttempt } from '../selection/select-test.js';

/**
 * Chooses the newer of two stored states. Used time never falls during an attempt, so it is compared first: the device's
 * clock may have been changed.
 */
function newerOf(copy: Attempt | undefined, stored: Attempt | undefined): Attempt | undefined {
  if (!copy || !stored) return copy ?? stored;
  const isSameAttempt = copy.attemptId === stored.attemptId;
  const lead = isSameAttempt ? stored.clock.usedMs - copy.clock.usedMs : stored.updatedAt - copy.updatedAt;
  return lead > 0 ? stored : copy;
}

/** What the database knows. Undefined when it is unavailable. */
interface DatabaseAnswer {
  attempt: Attempt | undefined;
}

async function readFromDatabase(testIds: readonly string[]): Promise<DatabaseAnswer> {
  const attempts = await Promise.all(
    testIds.map(async (testId) => {
      const row = await withDatabase(({ readAttempt }) => readAttempt(testId));
      const attempt = readAttemptText(row?.text, testId);
      return attempt && hasEnded(testId, attempt.attemptId) ? undefined : attempt;
    }),
  );
  return { attempt: attempts.find((attempt) => attempt !== undefined) };
}

/** @returns the first value that is there. Hardly any test was renamed, so there is mostly one id. */
function readFirst<Value>(
  testIds: readonly string[],
  read: (testId: string) => Value | undefined,
): Value | undefined {
  for (const testId of testIds) {
    const value = read(testId);
    if (value !== undefined) return value;
  }
  return undefined;
}

/**
 * Reads the unfinished attempt of a mock test: the newer of the database's state and the copy. Without a database it
 * calls back immediately.
 * @param onRead called with undefined when there is none, or when its questions are no longer those of the mock test
 */
export function readMatchingAttempt(
  test: MockTestData,
  onRead: (attempt: Attempt | undefined) => void,
): void {
  const testIds = storedTestIds(test.meta);
  const finish = (answer?: DatabaseAnswer) => {
    const attempt = newerOf(readFirst(testIds, readCopy), answer?.attempt);
    const isUsable = attempt !== undefined && fitsQuestions(attempt, testOfAttempt(test, attempt).data);
    // An unavailable database may still have the attempt that the summary describes.
    if (!isUsable && (attempt || answer)) testIds.forEach(removeSummary);
    onRead(isUsable ? attempt : undefined);
  };
  if (!hasDatabase()) finish();
  else readFromDatabase(testIds).then(finish, () => finish());
}
