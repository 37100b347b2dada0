import { question } from '@mockingbird/testing';
import type { AttemptResult } from '../../src/results/attempt-result.js';

/** A result of two questions: the first one wrong, the second one skipped. */
export const buildResult = (part: Partial<AttemptResult> = {}): AttemptResult => ({
  attemptId: `attempt-${part.submittedAt ?? 1}`,
  testId: 'sample-exam-1',
  examId: 'sample-exam',
  examTitle: 'Sample Exam',
  title: 'Sample Exam: Test 1',
  marksPerQuestion: 2,
  negativeMarksPerQuestion: 0.5,
  questions: [
    { ...question({ questionId: 'q-1' }), userAnswer: 0 },
    { ...question({ questionId: 'q-2' }), userAnswer: undefined },
  ],
  math: {},
  submittedAt: 1,
  ...part,
});
