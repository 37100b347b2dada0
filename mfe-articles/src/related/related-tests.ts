import type { Exam, MockTest } from '@mockingbird/contracts';
import { MOST_RELATED_TESTS } from '../limits.js';

/** A test as its card shows it. */
export type RelatedTest = Pick<MockTest, 'testId' | 'title' | 'totalQuestions' | 'duration'>;

/** 2 before 10. */
const NATURAL = new Intl.Collator('en', { numeric: true });

const toRelated = ({ testId, title, totalQuestions, duration }: MockTest): RelatedTest => ({
  testId,
  title,
  totalQuestions,
  duration,
});

/** The first tests of an exam. */
export const relatedTests = ({ mockTests }: Exam): RelatedTest[] =>
  [...mockTests]
    .sort((one, other) => NATURAL.compare(one.testId, other.testId))
    .slice(0, MOST_RELATED_TESTS)
    .map(toRelated);
