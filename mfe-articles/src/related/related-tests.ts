import type { Exam, MockTest } from '@mockingbird/contracts';
import { MAX_RELATED_TESTS } from '../limits.js';

/** The fields of a mock test that its card shows. */
export type RelatedTest = Pick<MockTest, 'testId' | 'title' | 'totalQuestions' | 'duration'>;

/** Natural order: 2 before 10. */
const NATURAL_ORDER = new Intl.Collator('en', { numeric: true });

const toRelatedTest = ({ testId, title, totalQuestions, duration }: MockTest): RelatedTest => ({
  testId,
  title,
  totalQuestions,
  duration,
});

/** Selects the first mock tests of an exam. */
export const selectRelatedTests = ({ mockTests }: Exam): RelatedTest[] =>
  [...mockTests]
    .sort((a, b) => NATURAL_ORDER.compare(a.testId, b.testId))
    .slice(0, MAX_RELATED_TESTS)
    .map(toRelatedTest);
