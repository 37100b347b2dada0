import { createContext } from 'react';

/** The test whose questions are reviewed. */
export interface ReviewedTest {
  examId: string;
  testId: string;
}

/** Undefined where a review has no way to more questions. */
export const SimilarContext = createContext<ReviewedTest | undefined>(undefined);
