import type { ItemStatistics, Question } from '@mockingbird/contracts';
import type { StoredCounts } from './statistics.model.js';

const toShare = (count: number, all: number) => (all === 0 ? null : count / all);

/**
 * Computes classical item statistics of one question. The p-value is the share of correct responses among all students who saw
 * the question, including those who skipped it.
 * @param counts absent if no student has seen the question
 */
export function computeItemStatistics(question: Question, counts: StoredCounts = {}): ItemStatistics {
  const { questionId = '', questionText, correctAnswer } = question;
  const { skipped = 0, chosen = {} } = counts;
  const byOption = question.options.map((_, index) => chosen[String(index)] ?? 0);
  const answered = byOption.reduce((sum, count) => sum + count, 0);
  const seen = answered + skipped;
  return {
    questionId,
    questionText,
    correctAnswer,
    seen,
    answered,
    skipped,
    shareRight: toShare(byOption[correctAnswer] ?? 0, seen),
    options: byOption.map((count) => ({ count, share: toShare(count, seen) })),
  };
}
