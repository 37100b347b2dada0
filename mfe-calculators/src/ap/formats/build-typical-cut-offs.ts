import type { FactSource } from '@mockingbird/contracts';
import file from '../../../facts/ap-scores.json' with { type: 'json' };
import { createFactReader } from '../../facts/fact-reader.js';
import type { Ratio } from '../../numbers/ratio.js';
import type { ApScore } from '../scoring/cut-offs.js';
import type { TypicalCutOffs } from '../scoring/typical-cut-offs.js';

const facts = createFactReader(file);

/** The subjects with a published chart, by the name in their address. */
const PUBLISHED: Readonly<Record<string, string>> = {
  'ap-calc-ab': 'Calculus AB',
  apush: 'U.S. History',
  'ap-physics-c': 'Physics C',
};
/** A perfect exam. */
const WHOLE: Ratio = [1, 1];
const SCORES: readonly ApScore[] = [5, 4, 3, 2];

const readLines = (slug: string): Ratio[] => {
  const whole = facts.number(`ap.cut-offs.${slug}.whole`);
  return facts.numbers(`ap.cut-offs.${slug}.lines`).map((points) => [points, whole]);
};

/** @returns such as 'Physics C (2009)' */
const nameChart = ([slug, name]: [slug: string, name: string]): string =>
  `${name} (${facts.sourceOf(`ap.cut-offs.${slug}.lines`).effective.slice(0, 'YYYY'.length)})`;

const nameAllCharts = (): string => {
  const names = Object.entries(PUBLISHED).map(nameChart);
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
};

const byShare = (a: Ratio, b: Ratio) => a[0] * b[1] - b[0] * a[1];

/** Builds the published cut-offs of a subject, or their range over the subjects that have some. */
export function buildTypicalCutOffs(slug: string): { typical: TypicalCutOffs; sources: FactSource[] } {
  const isOwn = slug in PUBLISHED;
  const subjects = isOwn ? [slug] : Object.keys(PUBLISHED);
  const charts = subjects.map(readLines);
  const lines = SCORES.map((score, at) => {
    const sorted = charts.map((chart): Ratio => chart[at] ?? WHOLE).sort(byShare);
    const lowest = sorted[0] ?? WHOLE;
    return { score, lowest, highest: sorted[sorted.length - 1] ?? lowest };
  });
  const from = isOwn
    ? facts.text(`ap.cut-offs.${slug}.form`)
    : `charts of ${nameAllCharts()}, because none of this subject was published`;
  return {
    typical: { lines, from, isOwn },
    sources: subjects.map((each) => facts.sourceOf(`ap.cut-offs.${each}.lines`)),
  };
}
