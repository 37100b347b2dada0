import { deviceStorage } from '@mockingbird/platform';
import { parseResult } from './parse-result.js';
import type { TestResult } from './result.js';

const PREFIX = 'result:';

/** @returns the last result of a test on this device */
export const readResult = (testId: string): TestResult | undefined =>
  parseResult(deviceStorage.read(PREFIX + testId), testId);

/** When a kept result was submitted; what cannot be read is the oldest. */
function submittedAt(key: string): number {
  const result = parseResult(deviceStorage.read(key), key.slice(PREFIX.length));
  return result?.submittedAt ?? 0;
}

/**
 * Keeps a result on this device. Where there is no room, the oldest results of other tests make way.
 * @returns false when it could not be kept
 */
export function keepResult(result: TestResult): boolean {
  const key = PREFIX + result.testId;
  const oldestFirst = deviceStorage
    .keys(PREFIX)
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
