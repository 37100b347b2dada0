import type { Exam, ExamSummary } from '@mockingbird/contracts';
import { mockTest } from './mock-test.js';

/** An exam with one mock test; its page is `/exam/sample-exam`. */
export const exam = (overrides: Partial<Exam> = {}): Exam => ({
  examId: 'SAMPLE_EXAM',
  title: 'Sample Exam',
  description: 'What the sample exam asks.',
  totalQuestions: 2,
  totalMarks: 4,
  duration: 30,
  marksPerQuestion: 2,
  negativeMarksPerQuestion: 0.5,
  passingScore: 70,
  topics: ['Arithmetic', 'Reading'],
  mockTests: [mockTest()],
  ...overrides,
});

/** The same exam in the form for lists. */
export const examSummary = (overrides: Partial<ExamSummary> = {}): ExamSummary => ({
  examId: 'SAMPLE_EXAM',
  title: 'Sample Exam',
  description: 'What the sample exam asks.',
  totalTests: 1,
  totalQuestions: 2,
  duration: 30,
  ...overrides,
});
