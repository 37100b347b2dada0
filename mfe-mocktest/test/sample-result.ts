import { question } from '@mockingbird/testing';
import type { AttemptResult } from '../src/results/attempt-result.js';

/** One letter for each question: r for right, w for wrong, - for blank. The time of question n is n times 10 s. */
export function sampleResult(letters: string, parts: Partial<AttemptResult> = {}): AttemptResult {
  const questions = [...letters].map((letter, index) => ({
    ...question({ questionId: `q-${index + 1}`, questionText: `Ask ${index + 1}?` }),
    ...(letter === '-' ? {} : { userAnswer: letter === 'r' ? 1 : 0 }),
    spentMs: (index + 1) * 10_000,
    marked: false,
  }));
  return {
    ...{ testId: 'sample-exam-1', examId: 'SAMPLE_EXAM', examTitle: 'Sample Exam', title: 'Mini Mock' },
    ...{ marksPerQuestion: 2, negativeMarksPerQuestion: 0.5, math: {}, submittedAt: 1 },
    ...{ questions, durationMs: 25_000 * letters.length, usedMs: 100_000, mode: 'exam' },
    ...parts,
  };
}
