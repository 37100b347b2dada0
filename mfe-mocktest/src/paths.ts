import { examKey } from '@mockingbird/exam-core';

/** The list of all exams. */
export const PRACTICE_TESTS_PATH = '/practice-tests';

/** Of the aptitude screen's two addresses the one that search engines are to know. */
export const APTITUDE_PATH = '/quantitative-aptitude-questions';

/** Path of an exam's page, for its id in any spelling. */
export const examPath = (examId: string): string => `/exam/${encodeURIComponent(examKey(examId))}`;

/** Path of a test's page. */
export const testPath = (examId: string, testId: string): string =>
  `/mocktest/${encodeURIComponent(examKey(examId))}/${encodeURIComponent(testId)}`;

/** Path of the results of a test. */
export const resultsPath = (testId: string): string => `/results/${encodeURIComponent(testId)}`;
