import type { ExamEntry } from './exam-card-data.js';

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** The short facts of a card, for example "6 tests", "46 questions", "60 min"; what is zero or unknown is left out. */
export function examFacts(exam: ExamEntry): string[] {
  return [
    exam.totalTests > 0 ? counted(exam.totalTests, 'test') : '',
    exam.totalQuestions > 0 ? counted(exam.totalQuestions, 'question') : '',
    exam.duration ? `${exam.duration} min` : '',
  ].filter(Boolean);
}
