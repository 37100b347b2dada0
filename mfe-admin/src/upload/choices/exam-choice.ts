/** A mock test as it can be chosen. */
export interface TestChoice {
  testId: string;
  title?: string | undefined;
  hidden: boolean;
  /** Whether it has questions already; undefined where that is not told. */
  hasQuestions?: boolean;
}

/** An exam as it can be chosen; without its tests where they are asked for only then. */
export interface ExamChoice {
  examId: string;
  title: string;
  hidden: boolean;
  tests?: TestChoice[];
}

const hiddenNote = (hidden: boolean): string => (hidden ? ', hidden' : '');

export const examLabel = ({ examId, title, hidden }: ExamChoice): string =>
  `${title} (${examId}${hiddenNote(hidden)})`;

export const testLabel = ({ testId, title, hidden }: TestChoice): string =>
  `${title ?? `Mock Test ${testId}`} (${testId}${hiddenNote(hidden)})`;
