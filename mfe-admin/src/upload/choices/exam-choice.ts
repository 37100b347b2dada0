import * as messages from '../../messages/upload/choices.js';

/** A mock test in a select. */
export interface TestChoice {
  testId: string;
  title?: string | undefined;
  hidden: boolean;
  /** Undefined if the services did not say. */
  hasQuestions?: boolean;
}

/** An exam in a select. Without `tests`, they are loaded when the exam is chosen. */
export interface ExamChoice {
  examId: string;
  title: string;
  hidden: boolean;
  tests?: TestChoice[];
}

const hiddenSuffix = (hidden: boolean): string => (hidden ? messages.hidden : '');

export const examLabel = ({ examId, title, hidden }: ExamChoice): string =>
  `${title} (${examId}${hiddenSuffix(hidden)})`;

export const testLabel = ({ testId, title, hidden }: TestChoice): string =>
  `${title ?? messages.mockTestWithNumber(testId)} (${testId}${hiddenSuffix(hidden)})`;
