import type { ActForm, ActSection, Conversion } from './act-form.js';
import { calculateComposite, findScaledScore, HIGHEST_SCALED, listCompositeScores } from './act-score.js';

/** The fewest additional right answers for each gain of scaled points, from 0 on; Infinity if impossible. */
function listAnswersByGain(section: ActSection, raw: number, conversion: Conversion): number[] {
  const before = findScaledScore(section, raw, conversion);
  const fewest = Array.from({ length: HIGHEST_SCALED - before + 1 }, () => Infinity);
  for (let more = section.maxScore - raw; more >= 0; more -= 1) {
    const gain = findScaledScore(section, raw + more, conversion) - before;
    // Fewer answers replace more of them; a higher score is also enough for a lower one.
    for (let each = 0; each <= gain; each += 1) fewest[each] = more;
  }
  return fewest;
}

const sum = (counts: readonly number[]) => counts.reduce((total, each) => total + each, 0);

/** The best distribution of a number of points among the first sections: answers in each. */
function distributePoints(byGain: readonly (readonly number[])[], points: number): number[] {
  let best: (number[] | undefined)[] = [[]];
  for (const answers of byGain) {
    const next: (number[] | undefined)[] = [];
    for (let target = 0; target <= points; target += 1)
      for (let here = 0; here <= Math.min(target, answers.length - 1); here += 1) {
        const before = best[target - here];
        const way = before && [...before, answers[here] ?? Infinity];
        const present = next[target];
        if (way && (!present || sum(way) < sum(present))) next[target] = way;
      }
    best = next;
  }
  return best[points] ?? [Infinity];
}

/**
 * The fewest additional right answers that raise the composite to a target.
 * @param target default: one more than now
 * @returns one count for each section of the composite; undefined above 36
 */
export function findFewestAnswers(
  form: ActForm,
  raw: readonly number[],
  target = calculateComposite(form, raw) + 1,
): number[] | undefined {
  if (target > HIGHEST_SCALED) return undefined;
  const sections = form.sections.slice(0, form.inComposite);
  // A half rounds up, so n scores must sum to n × target − n / 2.
  const wanted = Math.ceil((2 * sections.length * target - sections.length) / 2);
  const missing = Math.max(0, wanted - sum(listCompositeScores(form, raw)));
  const byGain = sections.map((section, at) => listAnswersByGain(section, raw[at] ?? 0, form.conversion));
  return distributePoints(byGain, missing);
}
