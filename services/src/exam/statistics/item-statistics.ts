import type { ItemStatistics, Question } from '@mockingbird/contracts';
import { ItemScores, type StoredItemScores } from './score-sums.js';
import type { StoredCounts } from './statistics.model.js';
import { findSuspicion } from './suspicion.js';
import { ENOUGH_SCORES } from './test-figures.js';

/** Students who chose an option, before their mean score is given. */
const ENOUGH_CHOICES = 5;

const toShare = (count: number, all: number) => (all === 0 ? null : count / all);

/** The stored sums of one question. */
export interface ItemSums {
  /** Absent if no student has seen the question. */
  counts?: StoredCounts | undefined;
  /** Absent if no scored attempt contained the question. */
  scores?: StoredItemScores | undefined;
}

/**
 * Computes classical item statistics of one question. The p-value is the share of correct responses among all students who saw
 * the question, including those who skipped it.
 * @param questions number of questions of the test
 */
export function computeItemStatistics(
  question: Question,
  { counts = {}, scores: stored = {} }: ItemSums,
  questions: number,
): ItemStatistics {
  const { questionId = '', questionText, correctAnswer, options } = question;
  const { skipped = 0, chosen = {} } = counts;
  const byOption = options.map((_, index) => chosen[String(index)] ?? 0);
  const answered = byOption.reduce((sum, count) => sum + count, 0);
  const seen = answered + skipped;
  const scores = new ItemScores(stored, correctAnswer);
  const isEnough = scores.scored >= ENOUGH_SCORES;
  const suspicion = findSuspicion(scores, correctAnswer, options.length, questions)?.reason;
  return {
    questionId,
    questionText,
    correctAnswer,
    seen,
    answered,
    skipped,
    shareRight: toShare(byOption[correctAnswer] ?? 0, seen),
    scored: scores.scored,
    discrimination: isEnough ? scores.correlation(correctAnswer) : null,
    ...(suspicion !== undefined && { suspicion }),
    options: byOption.map((count, option) => ({
      count,
      share: toShare(count, seen),
      meanScore: isEnough && scores.count(option) >= ENOUGH_CHOICES ? scores.meanRestScore(option) : null,
    })),
  };
}
