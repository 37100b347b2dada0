import { examKey } from '@mockingbird/exam-core';

/** The list of all exams. */
export const PRACTICE_TESTS_PATH = '/practice-tests';

/** The canonical address of the aptitude screen, which has two. */
export const APTITUDE_PATH = '/quantitative-aptitude-questions';

/** Path of an exam's page. Accepts the id in any spelling. */
export const examPath = (examId: string): string => `/exam/${encodeURIComponent(examKey(examId))}`;

/** Path of a mock test's page. */
export const mockTestPath = (examId: string, testId: string): string =>
  `/mocktest/${encodeURIComponent(examKey(examId))}/${encodeURIComponent(testId)}`;

/** Path of the form for an own test, with the exam already chosen. */
export const makeTestPath = (examId: string): string =>
  `/make-test?exam=${encodeURIComponent(examKey(examId))}`;

/** Path of a mock test's results. */
export const resultsPath = (testId: string): string => `/results/${encodeURIComponent(testId)}`;

/** The student's record on this device. */
export const PROGRESS_PATH = '/progress';

/** Repetition of mistakes. */
export const PROGRESS_REVIEW_PATH = '/progress/review';
