import type { ActForm, ActSection } from './act-form.js';
import { compositeScore, HIGHEST_SCALED, scaledScore, scoresInComposite } from './act-score.js';

/** The fewest further right answers that raise a section's scaled score by so much; Infinity when none do. */
function costOf(section: ActSection, raw: number, gain: number): number {
  const before = scaledScore(section, raw);
  for (let more = 0; raw + more <= section.maxScore; more += 1)
    if (scaledScore(section, raw + more) - before >= gain) return more;
  return Infinity;
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, each) => sum + each, 0);

/** The cheapest way to share a gain among sections, found by trying every way. A composite lacks four points at most. */
function cheapest(sections: readonly ActSection[], raw: readonly number[], gain: number): number[] {
  const [section, ...others] = sections;
  if (!section) return gain > 0 ? [Infinity] : [];
  const [own = 0, ...rest] = raw;
  const ways = Array.from({ length: gain + 1 }, (_, here) => [
    costOf(section, own, here),
    ...cheapest(others, rest, gain - here),
  ]);
  return ways.reduce((best, way) => (sumOf(way) < sumOf(best) ? way : best));
}

/**
 * The fewest further right answers that raise the composite by one.
 * @returns one count for each section of the composite; undefined at 36
 */
export function fewestAnswers(form: ActForm, raw: readonly number[]): number[] | undefined {
  const next = compositeScore(form, raw) + 1;
  if (next > HIGHEST_SCALED) return undefined;
  const sections = form.sections.slice(0, form.inComposite);
  // Rounding up begins at the half: n scores have to add up to n × next less half of n.
  const wanted = Math.ceil((2 * sections.length * next - sections.length) / 2);
  return cheapest(sections, raw, wanted - sumOf(scoresInComposite(form, raw)));
}
