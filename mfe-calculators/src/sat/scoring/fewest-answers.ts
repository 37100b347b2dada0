import { MATH, READING_WRITING, type SatSection } from './sat-section.js';
import type { SatInputs } from '../sat-inputs.js';
import { calculateSectionScore, type ModuleCounts } from './section-score.js';

/** The best section score for each number of additional right answers, in either module. */
function listBestScores(section: SatSection, [first, second]: ModuleCounts): number[] {
  const [leftFirst, leftSecond] = [section.perModule - first, section.perModule - second];
  const best: number[] = [];
  for (let inFirst = 0; inFirst <= leftFirst; inFirst += 1)
    for (let inSecond = 0; inSecond <= leftSecond; inSecond += 1) {
      const score = calculateSectionScore(section, [first + inFirst, second + inSecond]);
      best[inFirst + inSecond] = Math.max(best[inFirst + inSecond] ?? 0, score);
    }
  return best;
}

/** Additional right answers in each section. */
export interface FurtherAnswers {
  math: number;
  rw: number;
}

/**
 * Finds the fewest additional right answers that raise the total to a target. It tries every combination.
 * @param target at most 1600
 */
export function findFewestAnswers({ math, rw }: SatInputs, target: number): FurtherAnswers | undefined {
  const bestOfMath = listBestScores(MATH, math);
  const bestOfRw = listBestScores(READING_WRITING, rw);
  let fewest: FurtherAnswers | undefined;
  bestOfMath.forEach((mathScore, mathCount) => {
    const rwCount = bestOfRw.findIndex((rwScore) => mathScore + rwScore >= target);
    const isFewer = rwCount >= 0 && (!fewest || mathCount + rwCount < fewest.math + fewest.rw);
    if (isFewer) fewest = { math: mathCount, rw: rwCount };
  });
  return fewest;
}
