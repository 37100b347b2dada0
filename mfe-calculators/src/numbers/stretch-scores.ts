import { roundHalfUp } from './round-half-up.js';

/**
 * Converts published scores to a section with another number of questions. Equal shares of right answers give equal
 * scores; between two published scores on a straight line.
 * @param published scores by right answers
 * @param questions of the section
 * @param step the scores are rounded to multiples of it
 * @returns scores by right answers
 */
export function stretchScores(published: readonly number[], questions: number, step: number): number[] {
  const last = published.length - 1;
  return Array.from({ length: questions + 1 }, (_, right) => {
    const below = Math.floor((right * last) / questions);
    const rest = right * last - below * questions;
    const low = published[below] ?? 0;
    const high = published[below + 1] ?? low;
    return roundHalfUp(low * (questions - rest) + high * rest, questions * step) * step;
  });
}
