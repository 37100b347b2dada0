import type { BankExam, BankTest } from '../../src/upload/seed/seed.service.js';

interface QuestionDraft {
  questionId: string;
  questionText?: string;
  explanation?: string;
}

export const question = ({ questionId, questionText = 'What is $1+1$?', explanation }: QuestionDraft) => ({
  questionId,
  questionText,
  options: ['One', 'Two', { text: 'Three', image: '/three.svg' }],
  correctAnswer: 1,
  ...(explanation !== undefined && { explanation }),
});

/** Questions of a megabyte whose rendered formulas are larger than a document of the database may be. */
export const mathBomb = () =>
  Array.from({ length: 750 }, (_, number) => ({
    ...question({ questionId: `q${number}` }),
    questionText: `$${'a_b'.repeat(650)}${number}$`,
  }));

/** Fields of the exam form, as entered. */
export const examFields = (examId: string, changes: Record<string, unknown> = {}) => ({
  examId,
  title: `Exam ${examId}`,
  description: `All about ${examId}.`,
  marksPerQuestion: 1,
  negativeMarksPerQuestion: '1/3',
  totalQuestions: 2,
  totalMarks: 2,
  duration: 10,
  passingScore: 2,
  difficulty: 'Easy',
  topics: 'Signs, Rules',
  ...changes,
});

/** Fields of the mock-test form, as entered. */
export const testFields = (examId: string, testId: string, changes: Record<string, unknown> = {}) => ({
  examId,
  testId,
  duration: 5,
  marksPerQuestion: 1,
  negativeMarksPerQuestion: '1/3',
  totalMarks: 2,
  totalQuestions: 2,
  ...changes,
});

export const bankTest = (testId: string): BankTest => ({
  testId,
  title: `Test ${testId}`,
  duration: 5,
  marksPerQuestion: 1,
  negativeMarksPerQuestion: '1/3',
  totalMarks: 2,
  totalQuestions: 2,
  questions: [
    question({ questionId: `${testId}-1` }),
    question({
      questionId: `${testId}-2`,
      questionText: 'Does it cost $5 or $6?',
      explanation: 'As $\\frac{1}{2}$ says, and $\\broken$.',
    }),
  ],
});

const bankExam = (examId: string, weight: number, tests: BankTest[], changes = {}): BankExam => ({
  exam: { ...examFields(examId, changes), examId, details: { type: 'dmv' }, weight },
  tests,
});

/** Nine exams, `E_1` (weight 1) to `E_9` (weight 9); `E_9` has the tests e9-10 and e9-2, the others none. */
export const tinyBank = (): BankExam[] =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) =>
    bankExam(`E_${number}`, number, number === 9 ? [bankTest('e9-10'), bankTest('e9-2')] : []),
  );
