import { deviceStorage } from '@mockingbird/platform';
import { parseResult } from './parse-result.js';
import type { AttemptResult } from './attempt-result.js';

/** Prefix of the storage keys of results. */
export const RESULT_PREFIX = 'result:';

/** Reads the last result of a mock test from this device. */
export const readResult = (testId: string): AttemptResult | undefined =>
  parseResult(deviceStorage.read(RESULT_PREFIX + testId), testId);
