import { examKey } from '@mockingbird/exam-core';
import { PROGRESS_REVIEW_PATH } from '../../paths.js';

/** Path of the cards of one exam. */
export const examDeckPath = (examId: string): string =>
  `${PROGRESS_REVIEW_PATH}?exam=${encodeURIComponent(examKey(examId))}`;

/** Path of the cards of one test. */
export const testDeckPath = (testId: string): string =>
  `${PROGRESS_REVIEW_PATH}?test=${encodeURIComponent(testId)}`;
