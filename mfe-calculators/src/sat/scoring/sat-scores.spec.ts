import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { findFewestAnswers } from './fewest-answers.js';
import { describePathHint } from '../path-hint.js';
import { findPercentileLabel } from './percentile.js';
import { SAT_START, calculateTotal, type SatInputs } from '../sat-inputs.js';
import { MATH, READING_WRITING, SAT_PATHS, TOP_SCORE } from './sat-section.js';
import { buildScoreTable } from './score-table.js';
import { choosePath, findReachableTop, calculateSectionScore, type ModuleCounts } from './section-score.js';

const SECTIONS = [
  ['Math', MATH],
  ['Reading & Writing', READING_WRITING],
] as const;

const everyCount = (perModule: number): ModuleCounts[] => {
  const counts = Array.from({ length: perModule + 1 }, (_, count) => count);
  return counts.flatMap((first) => counts.map((second) => [first, second] as const));
};

describe.each(SECTIONS)('the %s tables', (_, section) => {
  const questions = 2 * section.perModule;
  const tables = SAT_PATHS.map((path) => ({ path, table: buildScoreTable(section, path) }));

  it('have a score in tens from 200 to 800 for every count, never falling, and end at their top', () => {
    for (const { path, table } of tables) {
      expect(table).toHaveLength(questions + 1);
      expect(table.every((score) => score % 10 === 0 && score >= 200 && score <= 800)).toBe(true);
      expect(table).toEqual([...table].sort((one, other) => one - other));
      expect(table[0]).toBe(200);
      expect(table[questions]).toBe(TOP_SCORE[path]);
    }
  });

  it('go in steps of 20 above the floor, and stay at 200 below it', () => {
    for (const { table } of tables) {
      const floorEnd = table.lastIndexOf(200);
      expect(table.slice(0, floorEnd).every((score) => score === 200)).toBe(true);
      const steps = table.slice(floorEnd + 1).map((score, at) => score - (table[floorEnd + at] ?? 0));
      expect(steps.filter((step) => step === 20).length / steps.length).toBeGreaterThanOrEqual(0.8);
    }
  });

  it('give a harder path no less than an easier one', () => {
    const [hard, medium, easy] = tables.map(({ table }) => table);
    for (let right = 0; right <= questions; right += 1) {
      expect(hard?.[right]).toBeGreaterThanOrEqual(medium?.[right] ?? 0);
      expect(medium?.[right]).toBeGreaterThanOrEqual(easy?.[right] ?? 0);
    }
  });

  it('never punish a further right answer, across the thresholds too', () => {
    for (const [first, second] of everyCount(section.perModule)) {
      const score = calculateSectionScore(section, [first, second]);
      if (first < section.perModule)
        expect(calculateSectionScore(section, [first + 1, second])).toBeGreaterThanOrEqual(score);
      if (second < section.perModule)
        expect(calculateSectionScore(section, [first, second + 1])).toBeGreaterThanOrEqual(score);
    }
  });
});

describe('the adaptive path', () => {
  it('changes at 18 and 13 in Math, at 22 and 15 in Reading & Writing', () => {
    expect([22, 18, 17, 13, 12, 0].map((first) => choosePath(MATH, first))).toEqual([
      'hard',
      'hard',
      'medium',
      'medium',
      'easy',
      'easy',
    ]);
    expect([27, 22, 21, 15, 14, 0].map((first) => choosePath(READING_WRITING, first))).toEqual([
      'hard',
      'hard',
      'medium',
      'medium',
      'easy',
      'easy',
    ]);
  });

  it('tops out where the guide says', () => {
    expect(SAT_PATHS.map((path) => findReachableTop(MATH, path))).toEqual([800, 660, 520]);
    expect(SAT_PATHS.map((path) => findReachableTop(READING_WRITING, path))).toEqual([800, 640, 460]);
    for (const [, section] of SECTIONS)
      for (const path of SAT_PATHS) {
        const own = everyCount(section.perModule).filter(([first]) => choosePath(section, first) === path);
        const best = Math.max(...own.map((counts) => calculateSectionScore(section, counts)));
        expect(findReachableTop(section, path)).toBe(best);
      }
  });

  it('is described with the answers needed for the next one', () => {
    expect(describePathHint(MATH, 12)).toBe('1 more in module 1 leads to the medium one.');
    expect(describePathHint(MATH, 15)).toBe('3 more in module 1 lead to the hard one.');
    expect(describePathHint(MATH, 20)).toContain('open from 18 right answers');
  });
});

describe('the total', () => {
  it('is that of the specification’s initial values', () => {
    expect(SAT_START).toEqual({ math: [15, 12], rw: [18, 16] });
    expect(calculateSectionScore(MATH, SAT_START.math)).toBe(420);
    expect(calculateSectionScore(READING_WRITING, SAT_START.rw)).toBe(360);
    expect(calculateTotal(SAT_START)).toBe(780);
  });

  it('is 1600 for everything right, 400 for nothing, and 200 a section where the table has no score', () => {
    expect(calculateTotal({ math: [22, 22], rw: [27, 27] })).toBe(1600);
    expect(calculateTotal({ math: [0, 0], rw: [0, 0] })).toBe(400);
    expect(calculateSectionScore(MATH, [22, 99])).toBe(200);
  });

  it('is a sum by the formula of the guide for every input of each section', () => {
    for (const [, section] of SECTIONS)
      for (const [first, second] of everyCount(section.perModule)) {
        const top = first >= section.hardFrom ? 800 : first >= section.mediumFrom ? 760 : 720;
        const expected = Math.max(200, top - 20 * (2 * section.perModule - first - second));
        expect(calculateSectionScore(section, [first, second])).toBe(expected);
      }
  });
});

describe('the percentile', () => {
  it.each([
    [1600, '99th'],
    [1500, '99th'],
    [1490, '95th'],
    [1400, '95th'],
    [1390, '90th'],
    [1300, '90th'],
    [1290, '80th'],
    [1200, '80th'],
    [1190, '70th'],
    [1100, '70th'],
    [1090, '60th'],
    [1000, '60th'],
    [990, '50th'],
    [900, '50th'],
    [890, 'Below 50th'],
    [400, 'Below 50th'],
  ])('of %i is %s', (total, label) => {
    expect(findPercentileLabel(total)).toBe(label);
  });
});

/** Whether these additional answers can reach the target, in any distribution over the modules. */
const reachable = ({ math, rw }: SatInputs, target: number, mathMore: number, rwMore: number): boolean => {
  const best = (section: typeof MATH, [first, second]: ModuleCounts, more: number) => {
    const scores = [0];
    for (let one = 0; one <= more; one += 1)
      if (first + one <= section.perModule && second + more - one <= section.perModule)
        scores.push(calculateSectionScore(section, [first + one, second + more - one]));
    return Math.max(...scores);
  };
  return best(MATH, math, mathMore) + best(READING_WRITING, rw, rwMore) >= target;
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
          const fewest = findFewestAnswers(inputs, target);
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

  it('use the leap of a path', () => {
    expect(findFewestAnswers({ math: [17, 20], rw: [27, 27] }, 1500)).toEqual({ math: 2, rw: 0 });
  });
});
