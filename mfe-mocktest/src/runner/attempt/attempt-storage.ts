import { fitsQuestions, type Attempt } from '@mockingbird/exam-core';
import { readAttemptText, readCopy } from '../../record/attempts/attempt-copy.js';
import { removeSummary } from '../../record/attempts/attempt-summary.js';
import { hasEnded } from '../../record/attempts/ended-attempts.js';
import { hasDatabase, withDatabase } from '../../record/database/lazy-database.js';
import type { MockTestData } from '../load-mock-test.js';
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

async function readFromDatabase(testId: string): Promise<DatabaseAnswer> {
  const row = await withDatabase(({ readAttempt }) => readAttempt(testId));
  const attempt = readAttemptText(row?.text, testId);
  return { attempt: attempt && hasEnded(testId, attempt.attemptId) ? undefined : attempt };
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
  const { testId } = test.meta;
  const finish = (answer?: DatabaseAnswer) => {
    const attempt = newerOf(readCopy(testId), answer?.attempt);
    const isUsable = attempt !== undefined && fitsQuestions(attempt, testOfAttempt(test, attempt).data);
    // An unavailable database may still have the attempt that the summary describes.
    if (!isUsable && (attempt || answer)) removeSummary(testId);
    onRead(isUsable ? attempt : undefined);
  };
  if (!hasDatabase()) finish();
  else readFromDatabase(testId).then(finish, () => finish());
}
