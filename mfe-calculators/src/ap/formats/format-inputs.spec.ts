import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { AP_EXAMS } from '../exams/all-exams.js';
import type { ApFormat } from './ap-format.js';
import { buildFormats } from './build-formats.js';
import { switchFormat, type ApFormatInputs } from './format-inputs.js';

/** Both formats of each subject that has two. */
const PAIRS = AP_EXAMS.flatMap((exam) => {
  const [today, specification] = buildFormats(exam).formats;
  return specification ? [[today, specification] as const] : [];
});

const anyInputs = ({ name, exam }: ApFormat): fc.Arbitrary<ApFormatInputs> =>
  fc.record({
    format: fc.constant(name),
    mcq: fc.integer({ min: 0, max: exam.mcqTotal }),
    frq: fc.tuple(...exam.frqQuestions.map(({ maxScore }) => fc.integer({ min: 0, max: maxScore }))),
  });

const isPerfect = ({ exam }: ApFormat, { mcq, frq }: ApFormatInputs) => ({
  mcq: mcq === exam.mcqTotal,
  frq: frq.every((points, item) => points === exam.frqQuestions[item]?.maxScore),
});

describe.each(PAIRS.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]))(
  'a switch of the format',
  (from, to) => {
    const { path } = from.exam;

    it(`of ${path} from ${from.name} and back gives the first counts`, () => {
      fc.assert(
        fc.property(anyInputs(from), (inputs) => {
          const back = switchFormat(switchFormat(inputs, from, to), to, from);
          expect({ mcq: back.mcq, frq: back.frq }).toEqual({ mcq: inputs.mcq, frq: inputs.frq });
        }),
      );
    });

    it(`of ${path} from ${from.name} stays within the limits, and everything right stays so`, () => {
      fc.assert(
        fc.property(anyInputs(from), (inputs) => {
          const there = switchFormat(inputs, from, to);
          there.frq.forEach((points, item) => {
            expect(points).toBeGreaterThanOrEqual(0);
            expect(points).toBeLessThanOrEqual(to.exam.frqQuestions[item]?.maxScore ?? -1);
          });
          const [before, after] = [isPerfect(from, inputs), isPerfect(to, there)];
          expect(after.mcq).toBe(before.mcq);
          if (before.frq) expect(after.frq).toBe(true);
        }),
      );
    });
  },
);

describe('counts that were converted', () => {
  const [today, specification] = PAIRS.find(([{ exam }]) => exam.path.includes('ap-psych')) ?? [];
  if (!today || !specification) throw new Error('AP Psychology has one format');

  it('follow a later change in the format that they came from', () => {
    const start: ApFormatInputs = { format: 'specification', mcq: 80, frq: [7, 0] };
    const there = switchFormat(start, specification, today);
    const back = switchFormat(there, today, specification);
    expect(switchFormat({ ...back, mcq: 40 }, specification, today).mcq).toBe(30);
  });

  it('keep the sum of the points, not the points of each item', () => {
    const start: ApFormatInputs = { format: 'specification', mcq: 0, frq: [6, 7] };
    expect(switchFormat(start, specification, today).frq.reduce((sum, points) => sum + points, 0)).toBe(13);
  });

  it('are not remembered where nothing was entered', () => {
    const start: ApFormatInputs = { format: 'today', mcq: 0, frq: [0, 0] };
    const there = { ...switchFormat(start, today, specification), mcq: 80 };
    expect(switchFormat(there, specification, today).mcq).toBe(60);
  });
});
