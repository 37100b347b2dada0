import type { ActForm, ActSection } from './act-form.js';
import {
  calculateComposite,
  HIGHEST_SCALED,
  calculateScaledScore,
  listCompositeScores,
} from './act-score.js';

/** The fewest additional right answers that raise a section by this many points; Infinity if impossible. */
function countAnswersFor(section: ActSection, raw: number, gain: number): number {
  const before = calculateScaledScore(section, raw);
  for (let more = 0; raw + more <= section.maxScore; more += 1)
    if (calculateScaledScore(section, raw + more) - before >= gain) return more;
  return Infinity;
}

const sum = (counts: readonly number[]) => counts.reduce((total, each) => total + each, 0);

/** Distributes points among sections with the fewest answers. Tries every way: at most four points are missing. */
function distributePoints(sections: readonly ActSection[], raw: readonly number[], gain: number): number[] {
  const [section, ...others] = sections;
  if (!section) return gain > 0 ? [Infinity] : [];
  const [own = 0, ...rest] = raw;
  const ways = Array.from({ length: gain + 1 }, (_, here) => [
    countAnswersFor(section, own, here),
    ...distributePoints(others, rest, gain - here),
  ]);
  return ways.reduce((best, way) => (sum(way) < sum(best) ? way : best));
}

/**
 * The fewest additional right answers that raise the composite by one.
 * @returns one count for each section of the composite; undefined at 36
 */
export function findFewestAnswers(form: ActForm, raw: readonly number[]): number[] | undefined {
  const next = calculateComposite(form, raw) + 1;
  if (next > HIGHEST_SCALED) return undefined;
  const sections = form.sections.slice(0, form.inComposite);
  // A half rounds up, so n scores must sum to n × next − n / 2.
  const wanted = Math.ceil((2 * sections.length * next - sections.length) / 2);
  return distributePoints(sections, raw, wanted - sum(listCompositeScores(form, raw)));
}
