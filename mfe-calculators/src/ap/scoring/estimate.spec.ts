import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatPercent } from '../../numbers/format-percent.js';
import type { ApExam } from '../ap-exam.js';
import { describeCredit, findScoreLabel, type ApScore } from './cut-offs.js';
import { estimateScore, countUnits, type ApInputs } from './estimate.js';
import { AP_EXAMS } from '../exams/all-exams.js';
import { apCsa } from '../exams/ap-csa.js';
import { apCsp } from '../exams/ap-csp.js';
import { findLikelyRange, findTypicalRange } from './likely-range.js';
import type { TypicalCutOffs } from './typical-cut-offs.js';
import { createScale } from './scale.js';
import { findNextScoreNeeds } from './next-score-needs.js';

const scoreOfInputs = (exam: ApExam, inputs: ApInputs) => estimateScore(createScale(exam), inputs);
const perfect = ({ mcqTotal, frqQuestions }: ApExam): ApInputs => ({
  mcq: mcqTotal,
  frq: frqQuestions.map(({ maxScore }) => maxScore),
});
const totalOf = (exam: ApExam, inputs: ApInputs) => {
  const scale = createScale(exam);
  return formatPercent([countUnits(scale, inputs), scale.whole], 3);
};

const anyInputs = fc.constantFrom(...AP_EXAMS).chain((exam) =>
  fc.record({
    exam: fc.constant(exam),
    inputs: fc.record({
      mcq: fc.integer({ min: 0, max: exam.mcqTotal }),
      frq: fc.tuple(...exam.frqQuestions.map(({ maxScore }) => fc.integer({ min: 0, max: maxScore }))),
    }),
  }),
);

describe('an AP estimate', () => {
  it('is exactly 100 for a perfect exam, in every subject', () => {
    for (const exam of AP_EXAMS) {
      const scale = createScale(exam);
      expect(countUnits(scale, perfect(exam))).toBe(scale.whole);
      expect(Number.isSafeInteger(scale.whole * 100 * 20)).toBe(true);
      expect([scale.perMcq, ...scale.perPoint].every(Number.isInteger)).toBe(true);
    }
  });

  it('meets a cut-off exactly where doubles miss it', () => {
    expect(totalOf(apCsp, { mcq: 55, frq: [6] })).toBe('85.000');
    expect(scoreOfInputs(apCsp, { mcq: 55, frq: [6] })).toBe(5);
    expect(totalOf(apCsp, { mcq: 40, frq: [2] })).toBe('50.000');
    expect(scoreOfInputs(apCsp, { mcq: 40, frq: [2] })).toBe(3);
    expect(totalOf(apCsa, { mcq: 8, frq: [2, 6, 4, 6] })).toBe('35.000');
    expect(scoreOfInputs(apCsa, { mcq: 8, frq: [2, 6, 4, 6] })).toBe(2);
  });

  it('is one less just below a cut-off', () => {
    expect(scoreOfInputs(apCsp, { mcq: 54, frq: [6] })).toBe(4);
    expect(scoreOfInputs(apCsp, { mcq: 39, frq: [2] })).toBe(2);
    expect(scoreOfInputs(apCsa, { mcq: 7, frq: [2, 6, 4, 6] })).toBe(1);
  });

  it('never falls when an answer or a point is added', () => {
    fc.assert(
      fc.property(anyInputs, ({ exam, inputs }) => {
        const score = scoreOfInputs(exam, inputs);
        expect(scoreOfInputs(exam, { ...inputs, mcq: inputs.mcq + 1 })).toBeGreaterThanOrEqual(score);
        const more = inputs.frq.map((points, item) => (item === 0 ? points + 1 : points));
        expect(scoreOfInputs(exam, { ...inputs, frq: more })).toBeGreaterThanOrEqual(score);
      }),
    );
  });

  it('carries the specification’s labels and credit message', () => {
    const scores: ApScore[] = [5, 4, 3, 2, 1];
    expect(scores.map(findScoreLabel)).toEqual([
      'Extremely well qualified',
      'Well qualified',
      'Qualified',
      'Possibly qualified',
      'No recommendation',
    ]);
    expect(scores.map(describeCredit)).toEqual([
      'Likely eligible',
      'Likely eligible',
      'Likely eligible',
      'May not be eligible',
      'May not be eligible',
    ]);
  });
});

describe('the likely range', () => {
  it('lies around the estimate and reaches a cut-off five points away, not one farther', () => {
    const scale = createScale(apCsp);
    const at = (mcq: number) => findLikelyRange(scale, countUnits(scale, { mcq, frq: [0] }));
    expect(at(45)).toEqual({ low: 2, high: 3 });
    expect(at(44)).toEqual({ low: 2, high: 2 });
    expect(at(40)).toEqual({ low: 2, high: 2 });
    expect(at(39)).toEqual({ low: 1, high: 2 });
    expect(at(0)).toEqual({ low: 1, high: 1 });
  });

  it('by published cut-offs takes the higher line for a worse day and the lower one for a better day', () => {
    const scale = createScale(apCsp);
    const typical: TypicalCutOffs = {
      lines: [
        { score: 5, lowest: [80, 100], highest: [85, 100] },
        { score: 4, lowest: [60, 100], highest: [65, 100] },
      ],
      origin: '',
      isOwn: false,
    };
    const at = (percent: number) => findTypicalRange(scale, (scale.whole * percent) / 100, typical);
    expect(at(75)).toEqual({ low: 4, high: 5 });
    expect(at(74)).toEqual({ low: 4, high: 4 });
    expect(at(69)).toEqual({ low: 1, high: 4 });
    expect(at(90)).toEqual({ low: 5, high: 5 });
  });
});

/** The fewest steps by brute force: each round adds one point in every possible place. */
function fewestByTrying(exam: ApExam, inputs: ApInputs, kinds: { mcq: boolean; frq: boolean }): number {
  const goal = scoreOfInputs(exam, inputs) + 1;
  let states = [inputs];
  for (let steps = 0; states.length > 0; steps += 1) {
    if (states.some((state) => scoreOfInputs(exam, state) >= goal)) return steps;
    const next = new Map<string, ApInputs>();
    const keep = (state: ApInputs) => next.set(JSON.stringify(state), state);
    for (const { mcq, frq } of states) {
      if (kinds.mcq && mcq < exam.mcqTotal) keep({ mcq: mcq + 1, frq });
      exam.frqQuestions.forEach(({ maxScore }, item) => {
        const points = frq[item] ?? 0;
        if (kinds.frq && points < maxScore)
          keep({ mcq, frq: frq.map((each, at) => (at === item ? each + 1 : each)) });
      });
    }
    states = [...next.values()];
  }
  return Infinity;
}

describe('what is still needed', () => {
  const small = AP_EXAMS.filter(({ frqQuestions }) => frqQuestions.length <= 3);

  it('is the fewest steps there are', () => {
    const inputsOf = anyInputs.filter(({ exam }) => small.includes(exam));
    fc.assert(
      fc.property(inputsOf, ({ exam, inputs }) => {
        const needed = findNextScoreNeeds(exam, createScale(exam), inputs);
        if (!needed) return expect(scoreOfInputs(exam, inputs)).toBe(5);
        const by = (mcq: boolean, frq: boolean) => fewestByTrying(exam, inputs, { mcq, frq });
        expect(needed.next).toBe(scoreOfInputs(exam, inputs) + 1);
        expect(needed.mcq ?? Infinity).toBe(by(true, false));
        expect(needed.frq ?? Infinity).toBe(by(false, true));
        expect(needed.both.mcq + needed.both.frq).toBe(by(true, true));
      }),
      { numRuns: 40 },
    );
  });

  it('says when one part alone is not enough', () => {
    expect(findNextScoreNeeds(apCsp, createScale(apCsp), { mcq: 0, frq: [0] })).toEqual({
      next: 2,
      mcq: 35,
      frq: undefined,
      both: { mcq: 5, frq: 6 },
    });
  });

  it('is nothing for a 5', () => {
    expect(findNextScoreNeeds(apCsp, createScale(apCsp), { mcq: 70, frq: [6] })).toBeUndefined();
  });
});
