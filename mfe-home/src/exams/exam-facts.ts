import type { ExamCardData } from './exam-card-data.js';
import * as messages from '../messages/exams.js';

/**
 * The facts of a card: "1 test", "46 questions", "60 min". Of several tests the list has only sums, so the card says that
 * the questions are those of all tests, and no minutes: no test takes their sum. Zero and unknown values are left out.
 */
export function examFacts({ totalTests, totalQuestions, duration }: ExamCardData): string[] {
  const isSum = totalTests > 1;
  const questions = messages.questions(totalQuestions);
  return [
    totalTests > 0 ? messages.tests(totalTests) : '',
    totalQuestions > 0 ? (isSum ? messages.inAll(questions) : questions) : '',
    duration && !isSum ? messages.durationMin(duration) : '',
  ].filter(Boolean);
}
