import type { ItemStatistics, TestFigures } from '@mockingbird/contracts';
import type { StoredScores } from './statistics.model.js';

/** Scored attempts below which no figure of scores is given: fewer would be close to single submissions. */
export const ENOUGH_SCORES = 30;

/** The figures of each question that the reliability needs. */
export type ItemShare = Pick<ItemStatistics, 'scored'> & {
  /** Share of right answers among the scored attempts. */
  shareRight: number;
};

/**
 * Kuder-Richardson formula 20: k / (k - 1) * (1 - sum of p(1 - p) / variance of the scores).
 * @param items one entry for each question
 * @param variance of the scores, divided by their number
 * @returns null where it has no meaning: fewer than two questions, or equal scores
 */
function kr20(items: readonly ItemShare[], variance: number): number | null {
  const k = items.length;
  if (k < 2 || variance === 0) return null;
  const within = items.reduce((sum, { shareRight }) => sum + shareRight * (1 - shareRight), 0);
  return (k / (k - 1)) * (1 - within / variance);
}

/** Computes the figures of a test from the sums of its scores. */
export function computeTestFigures(items: readonly ItemShare[], scores?: StoredScores): TestFigures {
  const { submissions: scored = 0, sum = 0, squares = 0 } = scores ?? {};
  const questions = items.length;
  if (scored < ENOUGH_SCORES) {
    return {
      scored,
      questions,
      meanScore: null,
      standardDeviation: null,
      reliability: null,
      standardError: null,
    };
  }
  const meanScore = sum / scored;
  const variance = Math.max(0, squares / scored - meanScore * meanScore);
  const standardDeviation = Math.sqrt(variance);
  // In an adaptive test students see different questions, and the formula does not hold.
  const isSameForAll = items.every((item) => item.scored === scored);
  const reliability = isSameForAll ? kr20(items, variance) : null;
  const standardError =
    reliability === null || reliability < 0 ? null : standardDeviation * Math.sqrt(1 - reliability);
  return { scored, questions, meanScore, standardDeviation, reliability, standardError };
}
