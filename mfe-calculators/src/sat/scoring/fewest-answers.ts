import { MATH, READING_WRITING, type SatSection } from './sat-section.js';
import type { SatInputs } from '../sat-inputs.js';
import { sectionScore, type ModuleCounts } from './section-score.js';

/** The best section score that so many further right answers can give, by their count, whichever modules they are in. */
function bestScores(section: SatSection, [first, second]: ModuleCounts): number[] {
  const [leftFirst, leftSecond] = [section.perModule - first, section.perModule - second];
  const best: number[] = [];
  for (let one = 0; one <= leftFirst; one += 1)
    for (let two = 0; two <= leftSecond; two += 1) {
      const score = sectionScore(section, [first + one, second + two]);
      best[one + two] = Math.max(best[one + two] ?? 0, score);
    }
  return best;
}

/** Further right answers in each section. */
export interface FurtherAnswers {
  math: number;
  rw: number;
}

/**
 * The fewest further right answers that bring the total to a target, found by trying every way.
 * @param target at most 1600
 */
export function fewestAnswers({ math, rw }: SatInputs, target: number): FurtherAnswers | undefined {
  const bestOfMath = bestScores(MATH, math);
  const bestOfRw = bestScores(READING_WRITING, rw);
  let fewest: FurtherAnswers | undefined;
  bestOfMath.forEach((mathScore, mathCount) => {
    const rwCount = bestOfRw.findIndex((rwScore) => mathScore + rwScore >= target);
    const found = rwCount >= 0 && (!fewest || mathCount + rwCount < fewest.math + fewest.rw);
    if (found) fewest = { math: mathCount, rw: rwCount };
  });
  return fewest;
}
