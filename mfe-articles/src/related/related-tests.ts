import type { Exam, MockTest } from '@mockingbird/contracts';
import { MAX_RELATED_TESTS } from '../limits.js';

/** The fields of a mock test that its card shows. */
export type RelatedTest = Pick<MockTest, 'testId' | 'title' | 'totalQuestions' | 'duration'>;

const toRelatedTest = ({ testId, title, totalQuestions, duration }: MockTest): RelatedTest => ({
  testId,
  title,
  totalQuestions,
  duration,
});

/** Selects the first mock tests of an exam. The services send them in natural order: 2 before 10. */
export const selectRelatedTests = ({ mockTests }: Exam): RelatedTest[] =>
  mockTests.slice(0, MAX_RELATED_TESTS).map(toRelatedTest);
