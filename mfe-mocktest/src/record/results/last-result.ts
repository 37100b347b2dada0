import { deviceStorage } from '@mockingbird/platform';

/** What cards say about the last result of a mock test. */
export interface LastResult {
  testId: string;
  examId: string;
  title: string;
  /** Such as `72.50`. */
  percent: string;
  passed: boolean;
  /** Epoch milliseconds. */
  submittedAt: number;
}

/** Prefix of the storage keys. */
export const LAST_RESULT_PREFIX = 'last-result:';

const hasTypes = (value: object, type: string, names: readonly string[]) =>
  names.every((name) => typeof Reflect.get(value, name) === type);

const isLastResult = (value: unknown): value is LastResult =>
  typeof value === 'object' &&
  value !== null &&
  hasTypes(value, 'string', ['testId', 'examId', 'title', 'percent']) &&
  hasTypes(value, 'boolean', ['passed']) &&
  hasTypes(value, 'number', ['submittedAt']);

/** The last result of a mock test, without its questions. It can be read before the database is open. */
export function readLastResult(testId: string): LastResult | undefined {
  const value = deviceStorage.read(LAST_RESULT_PREFIX + testId);
  return isLastResult(value) && value.testId === testId ? value : undefined;
}

/** The last results of all mock tests, the latest first. */
export const readLastResults = (): LastResult[] =>
  deviceStorage
    .keys(LAST_RESULT_PREFIX)
    .flatMap((key) => readLastResult(key.slice(LAST_RESULT_PREFIX.length)) ?? [])
    .sort((a, b) => b.submittedAt - a.submittedAt);
