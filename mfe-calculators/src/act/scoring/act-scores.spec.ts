import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FORMS } from '../../../test/act-forms.js';
import type { ActFormName } from './act-form.js';
import { PROSPECTS, findProspectIndex, findRatingLabel } from './act-ratings.js';
import { calculateComposite, calculateOtherComposite, calculateScaledScore } from './act-score.js';
import { buildConversionRows } from './conversion-chart.js';
import { findFewestAnswers } from './fewest-answers.js';

const NAMES: ActFormName[] = ['today', 'classic', 'older-link'];
const LINEAR: ActFormName[] = ['classic', 'older-link'];

/** round(raw / max x 36) in big integers: the floor of raw x 36 / max + 1/2. */
const exactScaled = (raw: number, max: number): number =>
  Number((BigInt(raw) * 72n + BigInt(max)) / (2n * BigInt(max)));

/** The rounded average in big integers. */
const exactAverage = (scores: readonly number[]): number => {
  const [sum, count] = [scores.reduce((all, each) => all + each, 0), scores.length];
  return Number((2n * BigInt(sum) + BigInt(count)) / (2n * BigInt(count)));
};

const inputsOf = (name: ActFormName) =>
  fc.tuple(...FORMS[name].sections.map(({ maxScore }) => fc.integer({ min: 0, max: maxScore })));

describe('a scaled ACT score', () => {
  it('is the exact formula for every raw score of every section, classic and enhanced', () => {
    for (const name of LINEAR)
      for (const section of FORMS[name].sections)
        for (let raw = 0; raw <= section.maxScore; raw += 1)
          expect(calculateScaledScore(section, raw)).toBe(exactScaled(raw, section.maxScore));
  });

  it('is 0 for nothing, 36 for everything, and rounds one half up', () => {
    for (const name of NAMES)
      for (const section of FORMS[name].sections) {
        expect(calculateScaledScore(section, 0)).toBe(0);
        expect(calculateScaledScore(section, section.maxScore)).toBe(36);
      }
    // 5 of 40 are 4.5.
    expect(calculateScaledScore({ maxScore: 40 }, 5)).toBe(5);
  });
});

describe('the composite', () => {
  it('has the specification’s maxima, and in the enhanced test three sections', () => {
    expect(FORMS.classic.sections.map(({ maxScore }) => maxScore)).toEqual([75, 60, 40, 40]);
    expect(FORMS.today.sections.map(({ maxScore }) => maxScore)).toEqual([40, 41, 27, 34]);
    expect(FORMS.today.sections.map(({ questions }) => questions)).toEqual([50, 45, 36, 40]);
    expect(FORMS['older-link'].sections.map(({ maxScore }) => maxScore)).toEqual([50, 45, 36, 40]);
    expect(calculateComposite(FORMS['older-link'], [50, 45, 36, 0])).toBe(36);
    expect(calculateComposite(FORMS.today, [40, 41, 27, 0])).toBe(36);
  });

  it.each(LINEAR)('is the exact rounded average (%s)', (name) => {
    const form = FORMS[name];
    fc.assert(
      fc.property(inputsOf(name), (raw) => {
        const scores = form.sections
          .slice(0, form.inComposite)
          .map(({ maxScore }, at) => exactScaled(raw[at] ?? 0, maxScore));
        expect(calculateComposite(form, raw)).toBe(exactAverage(scores));
      }),
    );
  });

  it('rounds one half up', () => {
    // 1 + 1 + 0 + 0 is an average of one half.
    expect(calculateComposite(FORMS.classic, [2, 1, 0, 0])).toBe(1);
    expect(calculateComposite(FORMS.classic, [2, 0, 0, 0])).toBe(0);
  });
});

describe('the published chart', () => {
  it('is beside the straight line where there is one', () => {
    expect(calculateOtherComposite(FORMS.classic, [38, 30, 20, 20])).toBe(20);
    expect(calculateComposite(FORMS.classic, [38, 30, 20, 20])).toBe(18);
    expect(calculateOtherComposite(FORMS['older-link'], [25, 22, 18, 20])).toBeUndefined();
  });

  it('gives today’s form the score of the same share of right answers', () => {
    const [english, math, reading] = FORMS.today.sections;
    expect([english, math, reading].map((section) => section?.published?.[0])).toEqual([1, 1, 1]);
    // 25 of 27 are 37 of 40.
    expect(reading?.published?.[25]).toBe(34);
    expect(FORMS.classic.sections[2]?.published?.[37]).toBe(34);
  });
});

describe('what a composite means', () => {
  it.each([
    [36, 'Exceptional (Top 1%)'],
    [33, 'Exceptional (Top 1%)'],
    [32, 'Excellent (Top 10%)'],
    [29, 'Excellent (Top 10%)'],
    [28, 'Above Average (Top 25%)'],
    [24, 'Above Average (Top 25%)'],
    [23, 'Average (Top 50%)'],
    [20, 'Average (Top 50%)'],
    [19, 'Below Average'],
    [16, 'Below Average'],
    [15, 'Needs Improvement'],
    [0, 'Needs Improvement'],
  ])('%i is rated %s', (composite, rating) => {
    expect(findRatingLabel(composite)).toBe(rating);
  });

  it('has prospects in five bands, the last one below 20', () => {
    expect(PROSPECTS).toHaveLength(5);
    expect([33, 32, 29, 28, 24, 23, 20, 19, 0].map(findProspectIndex)).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4]);
  });
});

describe('further answers for the next composite', () => {
  it.each(NAMES)('are enough, and one fewer anywhere is not (%s)', (name) => {
    const form = FORMS[name];
    fc.assert(
      fc.property(inputsOf(name), (raw) => {
        const composite = calculateComposite(form, raw);
        const further = findFewestAnswers(form, raw);
        if (!further) return expect(composite).toBe(36);
        const total = further.reduce((sum, count) => sum + count, 0);
        const added = (more: readonly number[]) => raw.map((count, at) => count + (more[at] ?? 0));
        // One answer can be worth several points of the chart.
        expect(calculateComposite(form, added(further))).toBeGreaterThan(composite);
        for (const fewer of splits(total - 1, form.inComposite)) {
          const within = added(fewer).every((count, at) => count <= (form.sections[at]?.maxScore ?? 0));
          if (within) expect(calculateComposite(form, added(fewer))).toBeLessThanOrEqual(composite);
        }
      }),
      { numRuns: 60 },
    );
  });
});

/** Every way to split a count into this many parts. */
function splits(count: number, parts: number): number[][] {
  if (parts === 1) return [[count]];
  return Array.from({ length: count + 1 }, (_, first) => first).flatMap((first) =>
    splits(count - first, parts - 1).map((rest) => [first, ...rest]),
  );
}

describe('the conversion chart', () => {
  it('has a row for each scaled score, and names every raw score once', () => {
    for (const name of NAMES) {
      const rows = buildConversionRows(FORMS[name].sections, FORMS[name].conversion);
      expect(rows.map(([scaled]) => scaled)).toEqual(Array.from({ length: 37 }, (_, at) => 36 - at));
    }
    const [best, , , ...others] = buildConversionRows(FORMS.classic.sections, 'linear');
    expect(best).toEqual([36, '74–75', '60', '40', '40']);
    expect(others.some((row) => row.includes('–'))).toBe(false);
  });
});
