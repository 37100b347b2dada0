import { describe, expect, it } from '@jest/globals';
import { AP_CALCULATORS } from '../../catalogue/calculators.js';
import type { Ratio } from '../../numbers/ratio.js';
import { AP_EXAMS } from './all-exams.js';

/** The specification's table: total of the multiple-choice part, weights of both parts. */
const TABLE: Readonly<Record<string, readonly [number, number, number]>> = {
  apush: [55, 0.4, 0.6],
  'ap-lang': [45, 0.45, 0.55],
  'ap-bio': [60, 0.5, 0.5],
  'ap-chem': [60, 0.5, 0.5],
  'ap-lit': [45, 0.45, 0.55],
  'ap-gov': [55, 0.5, 0.5],
  'ap-psych': [100, 0.667, 0.333],
  'ap-calc-ab': [45, 0.5, 0.5],
  'ap-calc-bc': [45, 0.5, 0.5],
  'ap-world': [55, 0.4, 0.6],
  'ap-physics': [50, 0.5, 0.5],
  'ap-csa': [40, 0.5, 0.5],
  'ap-euro': [55, 0.4, 0.6],
  'ap-macro': [60, 0.667, 0.333],
  'ap-physics-1': [50, 0.5, 0.5],
  'ap-physics-c': [35, 0.5, 0.5],
  'ap-csp': [70, 0.7, 0.3],
};

const toNumber = ([numerator, denominator]: Ratio) => numerator / denominator;

describe('the AP configurations', () => {
  it('have the specification’s totals and weights, at the specification’s addresses', () => {
    const actual = AP_EXAMS.map(({ path, mcqTotal, mcqWeight, frqWeight }) => [
      path,
      [mcqTotal, toNumber(mcqWeight), toNumber(frqWeight)],
    ]);
    expect(Object.fromEntries(actual)).toEqual(
      Object.fromEntries(
        Object.entries(TABLE).map(([slug, row]) => [`/tools/${slug}-score-calculator`, row]),
      ),
    );
  });

  it('stand on the hub, all of them', () => {
    expect(AP_CALCULATORS.map(({ path }) => path).sort()).toEqual(AP_EXAMS.map(({ path }) => path).sort());
    for (const { path, name } of AP_CALCULATORS)
      expect(AP_EXAMS.find((exam) => exam.path === path)?.name).toBe(name);
  });

  it('name each item once and tell the real exam in full', () => {
    for (const { frqQuestions, examSpecificInfo, modelled, mcqTotal } of AP_EXAMS) {
      const names = frqQuestions.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      expect(examSpecificInfo.examFormat).toContain(`${mcqTotal} multiple-choice questions`);
      expect(examSpecificInfo.passingRate).toMatch(/20\d\d/);
      expect(examSpecificInfo.collegeCredit).toContain('Check the college’s policy');
      expect(modelled).toMatch(/^Based on /);
    }
  });

  it('say that they model the exam before its redesign, where there was one', () => {
    const before = AP_EXAMS.filter(({ modelled }) => /before (its 2025 redesign|2026)/.test(modelled));
    expect(before.map(({ name }) => name).sort()).toEqual([
      'AP Computer Science A',
      'AP Physics',
      'AP Physics 1',
      'AP Physics C',
      'AP Psychology',
    ]);
  });

  it('give an item no rounded weight: shares of the histories are exact', () => {
    const history = AP_EXAMS.find(({ path }) => path.includes('apush'));
    expect(history?.frqQuestions.map(({ weight }) => weight)).toEqual([
      [1, 15],
      [1, 15],
      [1, 15],
      [1, 4],
      [3, 20],
    ]);
  });
});
