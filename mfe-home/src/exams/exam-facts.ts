import { pluralize } from '@mockingbird/remote-kit';
import type { ExamCardData } from './exam-card-data.js';

/**
 * The facts of a card: "1 test", "46 questions", "60 min". Of several tests the list has only sums, so the card says that
 * the questions are those of all tests, and no minutes: no test takes their sum. Zero and unknown values are left out.
 */
export function examFacts({ totalTests, totalQuestions, duration }: ExamCardData): string[] {
  const isSum = totalTests > 1;
  const questions = pluralize(totalQuestions, 'question');
  return [
    totalTests > 0 ? pluralize(totalTests, 'test') : '',
    totalQuestions > 0 ? (isSum ? `${questions} in all` : questions) : '',
    duration && !isSum ? `${duration} min` : '',
  ].filter(Boolean);
}
