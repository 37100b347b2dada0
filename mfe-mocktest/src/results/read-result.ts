import { deviceStorage } from '@mockingbird/platform';
import { parseResult } from './parse-result.js';
import type { TestResult } from './attempt-result.js';

/** What the names of all results kept on this device begin with. */
export const RESULT_PREFIX = 'result:';

/** @returns the last result of a test on this device */
export const readResult = (testId: string): TestResult | undefined =>
  parseResult(deviceStorage.read(RESULT_PREFIX + testId), testId);
