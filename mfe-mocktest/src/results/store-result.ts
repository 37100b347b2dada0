import { deviceStorage } from '@mockingbird/platform';
import { readResult, RESULT_PREFIX } from './read-result.js';
import type { AttemptResult } from './attempt-result.js';

/** Submission time of a stored result. An unreadable result counts as the oldest. */
const readSubmissionTime = (key: string): number =>
  readResult(key.slice(RESULT_PREFIX.length))?.submittedAt ?? 0;

/**
 * Stores a result on this device. If the storage is full, the oldest results of other mock tests are deleted.
 * @returns false when it could not be stored
 */
export function storeResult(result: AttemptResult): boolean {
  const key = RESULT_PREFIX + result.testId;
  const oldestFirst = deviceStorage
    .keys(RESULT_PREFIX)
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
