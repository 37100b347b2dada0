import { describe, expect, it } from '@jest/globals';
import { estimateScore } from '../src/ap/scoring/estimate.js';
import { AP_EXAMS } from '../src/ap/exams/all-exams.js';
import { buildFormats } from '../src/ap/formats/build-formats.js';
import { createScale } from '../src/ap/scoring/scale.js';
import { compareAll, compareSome } from './proof/compare-ap.js';
import { exactExam } from './proof/exact-ap.js';
import { seeded } from './proof/random.js';
import { SPEC_EXAMS, type SpecExam } from './proof/spec-exams.js';
import { TODAY_SPECS } from './proof/today-exams.js';

/** With `CALCULATOR_INPUTS=all`, every input of every exam is checked: 157 million. Otherwise a seeded sample. */
const ALL = process.env.CALCULATOR_INPUTS === 'all';
const SAMPLE = 10_000;
const SEED = 20_261_120;
/** Exams with at most this many inputs are always checked in full. */
const FEW = 60_000;
const MINUTES = 60_000;

const slugOf = (path: string) => path.replace('/tools/', '').replace('-score-calculator', '');
const specOf = (slug: string): SpecExam => {
  const spec = SPEC_EXAMS[slug];
  if (!spec) throw new Error(`No specification of ${slug}`);
  return spec;
};
const countOf = ({ mcqTotal, maxima }: SpecExam) =>
  maxima.reduce((product, max) => product * (max + 1), mcqTotal + 1);

/** The specification's formula in floating point. */
const inDoubles =
  ({ mcqTotal, mcqWeight, frqWeight, maxima }: SpecExam) =>
  ({ mcq, frq }: { mcq: number; frq: number[] }) => {
    const weight = Number(frqWeight) / maxima.length;
    const parts = frq.reduce((sum, score, item) => sum + (score / (maxima[item] ?? 1)) * weight, 0);
    const percent = ((mcq / mcqTotal) * Number(mcqWeight) + parts) * 100;
    return [35, 50, 70, 85].filter((from) => percent >= from).length + 1;
  };

describe('AP estimates against exact fractions', () => {
  it('are made for the specification’s seventeen exams', () => {
    expect(AP_EXAMS.map(({ path }) => slugOf(path)).sort()).toEqual(Object.keys(SPEC_EXAMS).sort());
    const all = Object.values(SPEC_EXAMS).reduce((sum, spec) => sum + countOf(spec), 0);
    expect(Math.round(all / 1_000_000)).toBe(157);
  });

  it.each(AP_EXAMS.map((exam) => [slugOf(exam.path), exam] as const))(
    'never differ for %s',
    (slug, exam) => {
      const spec = specOf(slug);
      const exact = exactExam(spec);
      const scale = createScale(exam);
      const ours = (inputs: { mcq: number; frq: number[] }) => estimateScore(scale, inputs);
      const inFull = ALL || countOf(spec) <= FEW;
      const comparison = inFull ? compareAll(exact, ours) : compareSome(exact, ours, SAMPLE, seeded(SEED));
      expect(comparison).toEqual({
        inputs: inFull ? countOf(spec) : SAMPLE,
        differences: 0,
        example: undefined,
      });
    },
    10 * MINUTES,
  );

  it.each(Object.entries(TODAY_SPECS))(
    'never differ for today’s format of %s',
    (slug, spec) => {
      const exam = AP_EXAMS.find(({ path }) => slugOf(path) === slug);
      if (!exam) throw new Error(`There is no exam ${slug}`);
      const [today] = buildFormats(exam).formats;
      expect(today.name).toBe('today');
      const ours = (inputs: { mcq: number; frq: number[] }) => estimateScore(today.scale, inputs);
      const inFull = ALL || countOf(spec) <= FEW;
      const exact = exactExam(spec);
      const comparison = inFull ? compareAll(exact, ours) : compareSome(exact, ours, SAMPLE, seeded(SEED));
      expect(comparison).toMatchObject({ differences: 0, example: undefined });
    },
    10 * MINUTES,
  );

  it('never fall when a count rises: every answer and every point adds', () => {
    for (const exam of AP_EXAMS)
      for (const { scale } of buildFormats(exam).formats)
        expect(Math.min(scale.perMcq, ...scale.perPoint)).toBeGreaterThan(0);
  });

  it('would differ in doubles', () => {
    const csp = specOf('ap-csp');
    expect(inDoubles(csp)({ mcq: 55, frq: [6] })).toBe(4);
    expect(compareAll(exactExam(csp), inDoubles(csp)).differences).toBeGreaterThan(0);
    const csa = specOf('ap-csa');
    expect(compareAll(exactExam(csa), inDoubles(csa)).differences).toBeGreaterThan(0);
  });
});
