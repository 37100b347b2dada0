import type { MockTest } from '@mockingbird/contracts';

/** A mock test of 2 questions, 2 marks each, a penalty of half a mark, 30 minutes. */
export const mockTest = (overrides: Partial<MockTest> = {}): MockTest => ({
  testId: 'sample-exam-1',
  title: 'Sample Exam: Test 1',
  duration: 30,
  totalQuestions: 2,
  totalMarks: 4,
  marksPerQuestion: 2,
  negativeMarksPerQuestion: 0.5,
  ...overrides,
});
