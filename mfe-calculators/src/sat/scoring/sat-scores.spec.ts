import { describe, expect, it } from '@jest/globals';
import { SECTIONS } from '../../../test/sat-sections.js';
import { calculateTotal, getInitialInputs } from '../sat-inputs.js';
import { describePathHint } from './path-hint.js';
import { findPercentileLabel } from './percentile.js';
import { SAT_PATHS, TOP_SCORE } from './sat-section.js';
import { buildScoreTable } from './score-table.js';
import { choosePath, findReachableTop, calculateSectionScore, type ModuleCounts } from './section-score.js';

const { math: MATH, rw: READING_WRITING } = SECTIONS;

const NAMED_SECTIONS = [
  ['Math', MATH],
  ['Reading & Writing', READING_WRITING],
] as const;

const everyCount = (perModule: number): ModuleCounts[] => {
  const counts = Array.from({ length: perModule + 1 }, (_, count) => count);
  return counts.flatMap((first) => counts.map((second) => [first, second] as const));
};

describe.each(NAMED_SECTIONS)('the %s tables', (_, section) => {
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

  it('go mostly in steps of 20 above the floor, and stay at 200 below it', () => {
    for (const { table } of tables) {
      const floorEnd = table.lastIndexOf(200);
      expect(table.slice(0, floorEnd).every((score) => score === 200)).toBe(true);
      const steps = table.slice(1).map((score, at) => score - (table[at] ?? 0));
      const changes = steps.filter((step) => step > 0);
      expect(changes.filter((step) => step === 20).length / changes.length).toBeGreaterThanOrEqual(0.8);
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
    expect(SAT_PATHS.map((path) => findReachableTop(MATH, path))).toEqual([800, 740, 600]);
    expect(SAT_PATHS.map((path) => findReachableTop(READING_WRITING, path))).toEqual([800, 700, 600]);
    for (const [, section] of NAMED_SECTIONS)
      for (const path of SAT_PATHS) {
        const own = everyCount(section.perModule).filter(([first]) => choosePath(section, first) === path);
        const best = Math.max(...own.map((counts) => calculateSectionScore(section, counts)));
        expect(findReachableTop(section, path)).toBe(best);
      }
  });

  it('is described with the answers needed for the next one', () => {
    expect(describePathHint(MATH, 12)).toBe('Get 1 more right in module 1 to reach the medium module 2.');
    expect(describePathHint(MATH, 15)).toBe('Get 3 more right in module 1 to reach the harder module 2.');
    expect(describePathHint(MATH, 20)).toBe('Module 2 is the harder one from 18 right in module 1.');
  });
});

describe('the total', () => {
  it('is that of the specification’s initial values', () => {
    const start = getInitialInputs(SECTIONS);
    expect(start).toEqual({ math: [15, 12], rw: [18, 16] });
    expect(calculateSectionScore(MATH, start.math)).toBe(520);
    expect(calculateSectionScore(READING_WRITING, start.rw)).toBe(540);
    expect(calculateTotal(SECTIONS, start)).toBe(1060);
  });

  it('is 1600 for everything right, 400 for nothing, and 200 a section where the table has no score', () => {
    expect(calculateTotal(SECTIONS, { math: [22, 22], rw: [27, 27] })).toBe(1600);
    expect(calculateTotal(SECTIONS, { math: [0, 0], rw: [0, 0] })).toBe(400);
    expect(calculateSectionScore(MATH, [22, 99])).toBe(200);
  });

  it('is looked up by the right answers of both modules in the table of the path', () => {
    for (const [, section] of NAMED_SECTIONS)
      for (const [first, second] of everyCount(section.perModule)) {
        const table = buildScoreTable(section, choosePath(section, first));
        expect(calculateSectionScore(section, [first, second])).toBe(table[first + second]);
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
