import { describe, expect, it } from '@jest/globals';
import { createActLink } from '../src/act/act-link.js';
import type { ActForm } from '../src/act/scoring/act-form.js';
import { calculateComposite, findScaledScore } from '../src/act/scoring/act-score.js';
import { FORMS } from './act-forms.js';
import { publishedScore } from './proof/act-chart.js';

/**
 * With `CALCULATOR_INPUTS=all`, every input of the classic ACT is checked: 7.8 million. Otherwise every seventh
 * count.
 */
const STEP = process.env.CALCULATOR_INPUTS === 'all' ? 1 : 7;
const MINUTE = 60_000;
const CLASSIC_MAXIMA = [75, 60, 40, 40];
const COUNTED = [40, 41, 27, 34];

/** round(raw / max x 36), one half up, in big integers. */
const exactLinear = (max: number): bigint[] =>
  Array.from({ length: max + 1 }, (_, raw) => (BigInt(raw) * 72n + BigInt(max)) / (2n * BigInt(max)));

/** The published score for the same share of right answers, one half up, in big integers. Nothing right gives 0. */
const exactPublished = (section: number, max: number): bigint[] =>
  Array.from({ length: max + 1 }, (_, raw) => {
    if (raw === 0) return 0n;
    const whole = BigInt(max);
    const place = BigInt(raw) * BigInt(CLASSIC_MAXIMA[section] ?? 0);
    const [below, rest] = [place / whole, place % whole];
    const low = BigInt(publishedScore(section, Number(below)));
    const high = rest === 0n ? low : BigInt(publishedScore(section, Number(below) + 1));
    return (2n * (low * whole + (high - low) * rest) + whole) / (2n * whole);
  });

const everyStep = (max: number) =>
  Array.from({ length: max + 1 }, (_, raw) => raw).filter((raw) => raw % STEP === 0);

/** The inputs whose composite differs from the exact one. */
function findDifferences(form: ActForm, exact: readonly bigint[][]): number[][] {
  const [inE = [], inM = [], inR = [], inS = [0n]] = exact;
  const counted = BigInt(exact.length);
  const differing: number[][] = [];
  for (const e of everyStep(inE.length - 1))
    for (const m of everyStep(inM.length - 1))
      for (const r of everyStep(inR.length - 1))
        for (const s of everyStep(inS.length - 1)) {
          const sum = (inE[e] ?? 0n) + (inM[m] ?? 0n) + (inR[r] ?? 0n) + (inS[s] ?? 0n);
          const raw = [e, m, r, s];
          if (BigInt(calculateComposite(form, raw)) !== (2n * sum + counted) / (2n * counted))
            differing.push(raw);
        }
  return differing;
}

describe('ACT composites against exact arithmetic', () => {
  it(
    'never differ',
    () => {
      expect(findDifferences(FORMS.classic, CLASSIC_MAXIMA.map(exactLinear))).toEqual([]);
    },
    5 * MINUTE,
  );

  it('never differ for today’s form, by the published chart', () => {
    const exact = COUNTED.slice(0, 3).map((max, section) => exactPublished(section, max));
    expect(findDifferences(FORMS.today, exact)).toEqual([]);
  });

  it('never differ for the classic form by the published chart', () => {
    const byChart: ActForm = { ...FORMS.classic, conversion: 'published' };
    expect(
      findDifferences(
        byChart,
        CLASSIC_MAXIMA.map((max, section) => exactPublished(section, max)),
      ),
    ).toEqual([]);
  });
});

it('no section score falls when a count rises, in any form and by any conversion', () => {
  const falls = Object.values(FORMS).flatMap(({ sections }) =>
    sections.flatMap((section) =>
      (['published', 'linear'] as const).flatMap((conversion) =>
        Array.from({ length: section.maxScore }, (_, raw) => raw).filter(
          (raw) => findScaledScore(section, raw + 1, conversion) < findScaledScore(section, raw, conversion),
        ),
      ),
    ),
  );
  expect(falls).toEqual([]);
});

describe('a link from before today’s form', () => {
  it.each([
    ['raw=60.45.30.28', 27],
    ['raw=45.30.22.21', 20],
    ['raw=70.52.36.35', 32],
    ['raw=38.20.15.14', 14],
    ['raw=75.60.40.40', 36],
    ['test=enhanced&raw=40.30.27', 27],
    ['test=enhanced&raw=25.20.18', 17],
    ['test=enhanced&raw=50.45.36.40', 36],
    ['test=enhanced&raw=40.30.20.10', 24],
  ])('%s still has composite %i', (query, composite) => {
    const inputs = createActLink(FORMS).read(new URLSearchParams(query));
    if (!inputs) throw new Error('The link cannot be read');
    expect(calculateComposite(FORMS[inputs.form], inputs.raw)).toBe(composite);
    expect(new URLSearchParams(createActLink(FORMS).write(inputs)).toString()).toBe(query);
  });
});
