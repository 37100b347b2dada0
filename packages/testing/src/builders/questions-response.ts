import type { Question, QuestionsResponse, TestMeta } from '@mockingbird/contracts';
import { mockTest } from './mock-test.js';
import { question } from './question.js';

/** A mock test as the services return it; counts are derived from the questions. */
export function questionsResponse(
  questions: Question[] = [question(), question({ questionId: 'q-2', questionText: 'What is 1 + 4?' })],
  meta: Partial<TestMeta> = {},
): QuestionsResponse {
  const test = mockTest({ totalQuestions: questions.length, totalMarks: questions.length * 2 });
  return {
    data: questions,
    duration: meta.duration ?? test.duration,
    meta: { ...test, examId: 'SAMPLE_EXAM', examTitle: 'Sample Exam', math: {}, revision: 'r1', ...meta },
  };
}
