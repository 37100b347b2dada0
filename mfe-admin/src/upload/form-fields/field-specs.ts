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

const MARKS = 'A number, or a fraction such as 1/3';
const MINUTES = 'Minutes; 0 for no clock';

const marksPerQuestion: FormFieldSpec = {
  name: 'marksPerQuestion',
  label: 'Marks per question',
  hint: MARKS,
  kind: 'marks',
};
const negativeMarksPerQuestion: FormFieldSpec = {
  name: 'negativeMarksPerQuestion',
  label: 'Negative marks per question',
  hint: 'Deducted for a wrong answer; 0 for none',
  kind: 'marks',
};
const totalQuestions: FormFieldSpec = { name: 'totalQuestions', label: 'Total questions', kind: 'number' };
const totalMarks: FormFieldSpec = { name: 'totalMarks', label: 'Total marks', kind: 'number' };
const duration: FormFieldSpec = { name: 'duration', label: 'Duration', hint: MINUTES, kind: 'number' };

/** The fields of an exam, in the order of the specification. */
export const EXAM_FIELDS: readonly FormFieldSpec[] = [
  {
    name: 'examId',
    label: 'Exam ID',
    hint: 'Letters, digits, hyphens, underscores: SSC_CGL. It becomes the address.',
    kind: 'id',
  },
  { name: 'title', label: 'Title', kind: 'text' },
  { name: 'description', label: 'Description', kind: 'area' },
  marksPerQuestion,
  negativeMarksPerQuestion,
  totalQuestions,
  totalMarks,
  duration,
  { name: 'passingScore', label: 'Passing score', hint: 'Shown as information', kind: 'number' },
  { name: 'difficulty', label: 'Difficulty', hint: 'For example: medium', kind: 'text', isOptional: true },
  { name: 'topics', label: 'Topics', hint: 'Separated by commas', kind: 'text', isOptional: true },
];

/** The fields of a mock test besides its exam, in the order of the specification. */
export const MOCK_TEST_FIELDS: readonly FormFieldSpec[] = [
  { name: 'testId', label: 'Test ID', hint: 'Letters, digits, dots, hyphens: ssc-cgl-4', kind: 'id' },
  duration,
  marksPerQuestion,
  negativeMarksPerQuestion,
  totalMarks,
  totalQuestions,
];
