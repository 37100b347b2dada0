import { pluralize } from '@mockingbird/remote-kit';
import type { ExamCardData } from './exam-card-data.js';

/** The facts of a card, for example "6 tests", "46 questions", "60 min". Zero and unknown values are left out. */
export function examFacts(exam: ExamCardData): string[] {
  return [
    exam.totalTests > 0 ? pluralize(exam.totalTests, 'test') : '',
    exam.totalQuestions > 0 ? pluralize(exam.totalQuestions, 'question') : '',
    exam.duration ? `${exam.duration} min` : '',
  ].filter(Boolean);
}
