import { deviceStorage } from '@mockingbird/platform';

/** What screens say about an unfinished attempt before the database is open. */
export interface AttemptSummary {
  testId: string;
  examId: string;
  /** Title of the mock test. */
  title: string;
  /** Path of the page where it continues. */
  address: string;
  attemptId: string;
  answered: number;
  total: number;
  /** One-based number of the open section; 0 where sections do not lock. */
  section: number;
  sections: number;
  isPractice: boolean;
  /** Milliseconds left; null without a clock. */
  remainingMs: number | null;
  /** Epoch milliseconds. */
  updatedAt: number;
}

const PREFIX = 'unfinished:';

const hasTexts = (value: object, names: readonly string[]) =>
  names.every((name) => typeof Reflect.get(value, name) === 'string');
const hasCounts = (value: object, names: readonly string[]) =>
  names.every((name) => Number.isFinite(Reflect.get(value, name)) && Reflect.get(value, name) >= 0);

/** Another address would make a stored text a link to anywhere. */
const hasTestAddress = (value: object) =>
  /^\/(mocktest\/|make-test\/test\?)/.test(Reflect.get(value, 'address'));

const isSummary = (value: unknown): value is AttemptSummary =>
  typeof value === 'object' &&
  value !== null &&
  hasTexts(value, ['testId', 'examId', 'title', 'address', 'attemptId']) &&
  hasTestAddress(value) &&
  hasCounts(value, ['answered', 'total', 'section', 'sections', 'updatedAt']) &&
  typeof Reflect.get(value, 'isPractice') === 'boolean' &&
  (Reflect.get(value, 'remainingMs') === null || hasCounts(value, ['remainingMs']));

/** Stores a summary where it can be read without waiting. A failure only costs the card that shows it. */
export const storeSummary = (summary: AttemptSummary): void =>
  void deviceStorage.write(PREFIX + summary.testId, summary);

export const removeSummary = (testId: string): void => deviceStorage.remove(PREFIX + testId);

/** The summary of a mock test's unfinished attempt. */
export function readSummary(testId: string): AttemptSummary | undefined {
  const value = deviceStorage.read(PREFIX + testId);
  return isSummary(value) && value.testId === testId ? value : undefined;
}

/** The summaries of all unfinished attempts, the latest first. */
export const readSummaries = (): AttemptSummary[] =>
  deviceStorage
    .keys(PREFIX)
    .flatMap((key) => readSummary(key.slice(PREFIX.length)) ?? [])
    .sort((a, b) => b.updatedAt - a.updatedAt);
