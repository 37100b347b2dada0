import { deviceStorage } from '@mockingbird/platform';
import type { AttemptResult } from '../../results/attempt-result.js';
import { parseResult } from '../../results/parse-result.js';

// A new result is first written here, because a page may close before the database has it. Older site versions stored
// the last result of each mock test in the same form.

const PREFIX = 'result:';

/** The waiting result of a mock test. */
export const readWaitingResult = (testId: string): AttemptResult | undefined =>
  parseResult(deviceStorage.read(PREFIX + testId), testId);

/** All waiting results. */
export const readWaitingResults = (): AttemptResult[] =>
  deviceStorage.keys(PREFIX).flatMap((key) => readWaitingResult(key.slice(PREFIX.length)) ?? []);

/** Removes a result that the database has, unless a later one of the same mock test waits. */
export function removeWaitingResult({ testId, submittedAt }: AttemptResult): void {
  if (readWaitingResult(testId)?.submittedAt === submittedAt) deviceStorage.remove(PREFIX + testId);
}

/** Submission time of a waiting result. An unreadable result counts as the oldest. */
const readSubmissionTime = (key: string): number =>
  readWaitingResult(key.slice(PREFIX.length))?.submittedAt ?? 0;

/**
 * Stores a result until the database takes it. If the storage is full, the oldest waiting results of other mock tests
 * are deleted.
 * @returns false when it could not be stored
 */
export function storeWaitingResult(result: AttemptResult): boolean {
  const key = PREFIX + result.testId;
  const oldestFirst = deviceStorage
    .keys(PREFIX)
    .filter((storedKey) => storedKey !== key)
    .map((storedKey) => ({ storedKey, time: readSubmissionTime(storedKey) }))
    .sort((a, b) => a.time - b.time);
  if (deviceStorage.write(key, result)) return true;
  for (const { storedKey } of oldestFirst) {
    deviceStorage.remove(storedKey);
    if (deviceStorage.write(key, result)) return true;
  }
  return false;
}
