import * as messages from '../../messages/upload/form-fields.js';

/** One field of the upload form. */
export interface FormFieldSpec {
  /** The name in the API. */
  name: string;
  label: string;
  hint?: string;
  /** `marks` allows fractions; `area` has several lines. */
  kind: 'text' | 'area' | 'id' | 'number' | 'marks';
  isOptional?: true;
}

const MARKS = messages.aNumber;
const MINUTES = messages.minutes0ForNo;

const marksPerQuestion: FormFieldSpec = {
  name: 'marksPerQuestion',
  label: messages.marksPerQuestion,
  hint: MARKS,
  kind: 'marks',
};
const negativeMarksPerQuestion: FormFieldSpec = {
  name: 'negativeMarksPerQuestion',
  label: messages.negativeMarksPerQuestion,
  hint: messages.deductedForAWrong,
  kind: 'marks',
};
const totalQuestions: FormFieldSpec = {
  name: 'totalQuestions',
  label: messages.totalQuestions,
  kind: 'number',
};
const totalMarks: FormFieldSpec = { name: 'totalMarks', label: messages.totalMarks, kind: 'number' };
const duration: FormFieldSpec = { name: 'duration', label: messages.duration, hint: MINUTES, kind: 'number' };

/** The fields of an exam, in the order of the specification. */
export const EXAM_FIELDS: readonly FormFieldSpec[] = [
  {
    name: 'examId',
    label: messages.examId,
    hint: messages.lettersDigitsHyphensUnderscores,
    kind: 'id',
  },
  { name: 'title', label: messages.title, kind: 'text' },
  { name: 'description', label: messages.description, kind: 'area' },
  marksPerQuestion,
  negativeMarksPerQuestion,
  totalQuestions,
  totalMarks,
  duration,
  { name: 'passingScore', label: messages.passingScore, hint: messages.shownAsInformation, kind: 'number' },
  {
    name: 'difficulty',
    label: messages.difficulty,
    hint: messages.forExampleMedium,
    kind: 'text',
    isOptional: true,
  },
  {
    name: 'topics',
    label: messages.topics,
    hint: messages.separatedByCommas,
    kind: 'text',
    isOptional: true,
  },
];

/** The fields of a mock test besides its exam, in the order of the specification. */
export const MOCK_TEST_FIELDS: readonly FormFieldSpec[] = [
  { name: 'testId', label: messages.testId, hint: messages.lettersDigitsDotsHyphens, kind: 'id' },
  duration,
  marksPerQuestion,
  negativeMarksPerQuestion,
  totalMarks,
  totalQuestions,
];
