import type { ItemStatistics, Question } from '@mockingbird/contracts';
import type { StoredCounts } from './statistics.model.js';

const shareOf = (count: number, all: number) => (all === 0 ? null : count / all);

/**
 * Classical item statistics of one question. The p-value is the share of right answers among all who saw the question:
 * whoever skipped it did not answer right.
 * @param counts absent when nobody has seen the question
 */
export function itemStatistics(question: Question, counts: StoredCounts = {}): ItemStatistics {
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
    shareRight: shareOf(byOption[correctAnswer] ?? 0, seen),
    options: byOption.map((count) => ({ count, share: shareOf(count, seen) })),
  };
}
