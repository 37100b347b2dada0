import type { AttemptResult } from '../../results/attempt-result.js';
import { withDatabase } from '../database/lazy-database.js';
import { storeDueTimes } from '../deck/deck-summary.js';
import { storeLastResult } from './store-last-result.js';
import {
  readWaitingResult,
  readWaitingResults,
  removeWaitingResult,
  storeWaitingResult,
} from './result-inbox.js';
import { resultId } from './result-id.js';

/** Renews the summary of the deck. A failure only costs the count on the home page. */
export const refreshDueTimes = (): Promise<void> =>
  withDatabase(({ readDueTimes }) => readDueTimes()).then(storeDueTimes, () => undefined);

/**
 * Moves results into the database: the waiting ones and those given. Older site versions stored all results as waiting
 * ones, so this also migrates them.
 * @throws when the database is unavailable; the waiting results stay then
 */
export async function moveResults(further: readonly AttemptResult[] = []): Promise<void> {
  const waiting = readWaitingResults();
  const results = [...waiting, ...further];
  if (results.length === 0) return;
  await withDatabase(({ addResults }) => addResults(results));
  results.forEach(storeLastResult);
  waiting.forEach(removeWaitingResult);
  await refreshDueTimes();
}

/** Stores a submitted attempt: immediately where it waits, then in the database. */
export function saveResult(result: AttemptResult): void {
  const waitingBefore = readWaitingResult(result.testId);
  storeWaitingResult(result);
  storeLastResult(result);
  // The earlier result of this mock test has lost its place.
  moveResults(waitingBefore ? [waitingBefore, result] : [result]).catch(() => undefined);
}

/** The last result of a mock test on this device. */
export async function findResult(testId: string): Promise<AttemptResult | undefined> {
  const waiting = readWaitingResult(testId);
  const stored = await withDatabase(({ readNewestResult }) => readNewestResult(testId)).catch(
    () => undefined,
  );
  if (!waiting || !stored) return waiting ?? stored;
  return stored.submittedAt > waiting.submittedAt ? stored : waiting;
}

/** Moves the results of pages that closed too early. A failure leaves them where they wait. */
export const moveWaitingResults = (): Promise<void> => moveResults().catch(() => undefined);

/** Whether this device stores a result. */
export async function isResultStored(result: AttemptResult): Promise<boolean> {
  await moveWaitingResults();
  if (readWaitingResult(result.testId)?.submittedAt === result.submittedAt) return true;
  return withDatabase(({ hasResult }) => hasResult(resultId(result))).catch(() => false);
}
