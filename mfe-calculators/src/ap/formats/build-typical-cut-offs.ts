import type { FactSource } from '@mockingbird/contracts';
import file from '../../../facts/ap-scores.json' with { type: 'json' };
import { createFactReader } from '../../facts/fact-reader.js';
import type { Ratio } from '../../numbers/ratio.js';
import type { ApScore } from '../scoring/cut-offs.js';
import type { TypicalCutOffs } from '../scoring/typical-cut-offs.js';

const facts = createFactReader(file);

/** The subjects with a published chart. */
const PUBLISHED = ['ap-calc-ab', 'apush', 'ap-physics-c'] as const;
/** A perfect exam. */
const WHOLE: Ratio = [1, 1];
const SCORES: readonly ApScore[] = [5, 4, 3, 2];

const readLines = (slug: string): Ratio[] => {
  const whole = facts.number(`ap.cut-offs.${slug}.whole`);
  return facts.numbers(`ap.cut-offs.${slug}.lines`).map((points) => [points, whole]);
};

const byShare = (a: Ratio, b: Ratio) => a[0] * b[1] - b[0] * a[1];

/** Builds the published cut-offs of a subject, or their range over the subjects that have some. */
export function buildTypicalCutOffs(slug: string): { typical: TypicalCutOffs; sources: FactSource[] } {
  const isOwn = PUBLISHED.some((each) => each === slug);
  const subjects = isOwn ? [slug] : [...PUBLISHED];
  const charts = subjects.map(readLines);
  const lines = SCORES.map((score, at) => {
    const sorted = charts.map((chart): Ratio => chart[at] ?? WHOLE).sort(byShare);
    const lowest = sorted[0] ?? WHOLE;
    return { score, lowest, highest: sorted[sorted.length - 1] ?? lowest };
  });
  const from = isOwn
    ? facts.text(`ap.cut-offs.${slug}.form`)
    : 'charts of Calculus AB, U.S. History and Physics C, because none of this subject was published';
  return {
    typical: { lines, from, isOwn },
    sources: subjects.map((each) => facts.sourceOf(`ap.cut-offs.${each}.lines`)),
  };
}
