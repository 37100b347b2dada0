import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SECTIONS } from '../../../test/sat-sections.js';
import { calculateTotal, type SatInputs } from '../sat-inputs.js';
import { findFewestAnswers } from './fewest-answers.js';
import type { SatSection } from './sat-section.js';
import { calculateSectionScore, type ModuleCounts } from './section-score.js';

/** Whether these additional answers can reach the target, in any distribution over the modules. */
const reachable = ({ math, rw }: SatInputs, target: number, mathMore: number, rwMore: number): boolean => {
  const best = (section: SatSection, [first, second]: ModuleCounts, more: number) => {
    const scores = [0];
    for (let one = 0; one <= more; one += 1)
      if (first + one <= section.perModule && second + more - one <= section.perModule)
        scores.push(calculateSectionScore(section, [first + one, second + more - one]));
    return Math.max(...scores);
  };
  return best(SECTIONS.math, math, mathMore) + best(SECTIONS.rw, rw, rwMore) >= target;
};

describe('further answers for the next band', () => {
  const counts = (max: number) =>
    fc.tuple(fc.integer({ min: 0, max }), fc.integer({ min: 0, max })) satisfies fc.Arbitrary<ModuleCounts>;

  it('are the fewest there are', () => {
    fc.assert(
      fc.property(
        fc.record({ math: counts(22), rw: counts(27) }),
        fc.constantFrom(900, 1100, 1500, 1600),
        (inputs, target) => {
          const fewest = findFewestAnswers(SECTIONS, inputs, target);
          if (!fewest) throw new Error('1600 can always be reached');
          expect(reachable(inputs, target, fewest.math, fewest.rw)).toBe(true);
          const fewer = fewest.math + fewest.rw - 1;
          for (let math = 0; math <= fewer; math += 1)
            expect(reachable(inputs, target, math, fewer - math)).toBe(false);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('name the counts that give the score', () => {
    const further = findFewestAnswers(SECTIONS, { math: [15, 12], rw: [18, 16] }, 1200);
    if (!further) throw new Error('1200 can be reached');
    expect(calculateTotal(SECTIONS, further.counts)).toBeGreaterThanOrEqual(1200);
    const added = (id: 'math' | 'rw', before: number) =>
      further.counts[id][0] + further.counts[id][1] - before;
    expect([added('math', 27), added('rw', 34)]).toEqual([further.math, further.rw]);
  });

  it('are none where the goal is reached', () => {
    const further = findFewestAnswers(SECTIONS, { math: [22, 22], rw: [27, 27] }, 1200);
    expect(further).toMatchObject({ math: 0, rw: 0 });
  });
});
