import { deviceStorage } from '@mockingbird/platform';
import { readResult, RESULT_PREFIX } from './read-result.js';
import type { TestResult } from './attempt-result.js';

/** When a kept result was submitted; what cannot be read is the oldest. */
const submittedAt = (key: string): number => readResult(key.slice(RESULT_PREFIX.length))?.submittedAt ?? 0;

/**
 * Keeps a result on this device. Where there is no room, the oldest results of other tests make way.
 * @returns false when it could not be kept
 */
export function keepResult(result: TestResult): boolean {
  const key = RESULT_PREFIX + result.testId;
  const oldestFirst = deviceStorage
    .keys(RESULT_PREFIX)
    .filter((other) => other !== key)
    .map((other) => ({ other, time: submittedAt(other) }))
    .sort((one, next) => one.time - next.time);
  if (deviceStorage.write(key, result)) return true;
  for (const { other } of oldestFirst) {
    deviceStorage.remove(other);
    if (deviceStorage.write(key, result)) return true;
  }
  return false;
}
