import type { ItemStatistics, TestFigures } from '@mockingbird/contracts';
import type { StoredScores } from './statistics.model.js';

/** Scored attempts below which no figure of scores is given: fewer would be close to single submissions. */
export const ENOUGH_SCORES = 30;

/** The figures of each question that the reliability needs. */
export type ItemShare = Pick<ItemStatistics, 'scored'> & {
  /** Share of right answers among the scored attempts. */
  shareRight: number;
};

/** Scores of students who saw the same questions. */
interface ComparableScores {
  /** Of the scores, divided by their number. */
  variance: number;
  /** Share of right answers, by question. */
  shares: readonly number[];
}

const varianceOf = ({
  submissions,
  sum,
  squares,
}: Pick<StoredScores, 'submissions' | 'sum' | 'squares'>): number =>
  Math.max(0, squares / submissions - (sum / submissions) ** 2);

/**
 * In an adaptive test students see different questions, and a submission may have only some: the formula holds for neither.
 * @returns all scores, if all have the same questions; otherwise those with all questions, if they are enough
 */
function findComparable(items: readonly ItemShare[], scores: StoredScores): ComparableScores | undefined {
  const { complete } = scores;
  if (items.every(({ scored }) => scored === scores.submissions)) {
    return { variance: varianceOf(scores), shares: items.map(({ shareRight }) => shareRight) };
  }
  if (complete === undefined || complete.submissions < ENOUGH_SCORES) return undefined;
  const shares = items.map((_, index) => (complete.right?.[String(index)] ?? 0) / complete.submissions);
  return { variance: varianceOf(complete), shares };
}

/**
 * Kuder-Richardson formula 20: k / (k - 1) * (1 - sum of p(1 - p) / variance of the scores).
 * @returns null where it has no meaning: fewer than two questions, or equal scores
 */
function kr20({ shares, variance }: ComparableScores): number | null {
  const k = shares.length;
  if (k < 2 || variance === 0) return null;
  const within = shares.reduce((sum, share) => sum + share * (1 - share), 0);
  return (k / (k - 1)) * (1 - within / variance);
}

/** Computes the figures of a test from the sums of its scores. */
export function computeTestFigures(items: readonly ItemShare[], scores?: StoredScores): TestFigures {
  const scored = scores?.submissions ?? 0;
  const questions = items.length;
  if (scores === undefined || scored < ENOUGH_SCORES) {
    return {
      scored,
      questions,
      meanScore: null,
      standardDeviation: null,
      reliability: null,
      standardError: null,
    };
  }
  const meanScore = scores.sum / scored;
  const standardDeviation = Math.sqrt(varianceOf(scores));
  const comparable = findComparable(items, scores);
  const reliability = comparable === undefined ? null : kr20(comparable);
  const standardError =
    comparable === undefined || reliability === null || reliability < 0
      ? null
      : Math.sqrt(comparable.variance * (1 - reliability));
  return { scored, questions, meanScore, standardDeviation, reliability, standardError };
}
