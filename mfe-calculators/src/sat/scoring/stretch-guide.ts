import { roundHalfUp } from '../../numbers/round-half-up.js';

const TEN = 10;

/**
 * Converts published scores to a section with another number of questions: the paper form of a practice test has
 * more questions than the digital one. Equal shares of right answers give equal scores.
 * @param published scores by right answers
 * @param questions of the section
 * @returns scores in tens, by right answers; between two published scores on a straight line
 */
export function stretchGuide(published: readonly number[], questions: number): number[] {
  const last = published.length - 1;
  return Array.from({ length: questions + 1 }, (_, right) => {
    const below = Math.floor((right * last) / questions);
    const rest = right * last - below * questions;
    const low = published[below] ?? 0;
    const high = published[below + 1] ?? low;
    return roundHalfUp(low * (questions - rest) + high * rest, questions * TEN) * TEN;
  });
}
