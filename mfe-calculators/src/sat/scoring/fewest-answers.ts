import type { SatInputs } from '../sat-inputs.js';
import type { SatSection, SatSections } from './sat-section.js';
import { calculateSectionScore, type ModuleCounts } from './section-score.js';

/** The best score with some more right answers, and the counts that give it. */
interface BestScore {
  score: number;
  counts: ModuleCounts;
}

const difference = ([first, second]: ModuleCounts) => Math.abs(first - second);

/** Prefers a higher score. Of equal scores, it prefers modules that are about equally good. */
const isBetter = (a: BestScore, b: BestScore): boolean =>
  a.score > b.score || (a.score === b.score && difference(a.counts) < difference(b.counts));

/** The best section score for each number of additional right answers, in either module. */
function listBestScores(section: SatSection, [first, second]: ModuleCounts): BestScore[] {
  const best: BestScore[] = [];
  for (let inFirst = first; inFirst <= section.perModule; inFirst += 1)
    for (let inSecond = second; inSecond <= section.perModule; inSecond += 1) {
      const counts: ModuleCounts = [inFirst, inSecond];
      const found = { score: calculateSectionScore(section, counts), counts };
      const more = inFirst - first + inSecond - second;
      const present = best[more];
      if (!present || isBetter(found, present)) best[more] = found;
    }
  return best;
}

/** Additional right answers in each section, and the counts of all modules with them. */
export interface FurtherAnswers {
  math: number;
  rw: number;
  counts: SatInputs;
}

/**
 * Finds the fewest additional right answers that raise the total to a target. It tries every combination.
 * @param target at most 1600
 */
export function findFewestAnswers(
  sections: SatSections,
  { math, rw }: SatInputs,
  target: number,
): FurtherAnswers | undefined {
  const bestOfMath = listBestScores(sections.math, math);
  const bestOfRw = listBestScores(sections.rw, rw);
  let fewest: FurtherAnswers | undefined;
  bestOfMath.forEach((inMath, mathMore) => {
    const rwMore = bestOfRw.findIndex(({ score }) => inMath.score + score >= target);
    const inRw = bestOfRw[rwMore];
    if (!inRw || (fewest && mathMore + rwMore >= fewest.math + fewest.rw)) return;
    fewest = { math: mathMore, rw: rwMore, counts: { math: inMath.counts, rw: inRw.counts } };
  });
  return fewest;
}
