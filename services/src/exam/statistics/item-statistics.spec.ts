import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { computeItemStatistics } from './item-statistics.js';

const question = { questionId: 'q', questionText: 'Which?', options: ['A', 'B', 'C'], correctAnswer: 1 };

describe('the statistics of a question', () => {
  it('give each option its share of all who saw it, and the right one as the p-value', () => {
    expect(computeItemStatistics(question, { counts: { skipped: 2, chosen: { 1: 5, 2: 3 } } }, 1)).toEqual({
      questionId: 'q',
      questionText: 'Which?',
      correctAnswer: 1,
      seen: 10,
      answered: 8,
      skipped: 2,
      shareRight: 0.5,
      scored: 0,
      discrimination: null,
      options: [
        { count: 0, share: 0, meanScore: null },
        { count: 5, share: 0.5, meanScore: null },
        { count: 3, share: 0.3, meanScore: null },
      ],
    });
  });

  it('have no shares before any student has seen it', () => {
    const { seen, shareRight, options } = computeItemStatistics(question, {}, 1);
    expect([seen, shareRight, options.map(({ share }) => share)]).toEqual([0, null, [null, null, null]]);
  });

  it('add up: skipped and options are everybody', () => {
    const count = fc.nat({ max: 1_000 });
    fc.assert(
      fc.property(count, fc.array(count, { minLength: 3, maxLength: 3 }), (skipped, chosen) => {
        const { seen, answered, options } = computeItemStatistics(
          question,
          { counts: { skipped, chosen: Object.fromEntries(chosen.entries()) } },
          1,
        );
        expect(answered + skipped).toBe(seen);
        const shares = options.reduce((sum, { share }) => sum + (share ?? 0), 0);
        if (seen > 0) expect(shares + skipped / seen).toBeCloseTo(1);
      }),
    );
  });

  it('give discrimination and mean scores from 30 scored attempts on, an option from 5 on', () => {
    const scores = (right: number) => ({
      counts: { 0: 4, 1: right, none: 5 },
      sums: { 0: 20, 1: right * 13, none: 30 },
      squares: 100 + right * 173 + 200,
    });
    const figures = (right: number) => {
      const { scored, discrimination, options } = computeItemStatistics(
        question,
        { scores: scores(right) },
        20,
      );
      return [scored, discrimination !== null, options.map(({ meanScore }) => meanScore)];
    };
    expect(figures(20)).toEqual([29, false, [null, null, null]]);
    expect(figures(21)).toEqual([30, true, [null, 12, null]]);
  });

  it('name a suspicion', () => {
    const scores = { counts: { 0: 50, 1: 50 }, sums: { 0: 1_000, 1: 500 }, squares: 26_000 };
    expect(computeItemStatistics(question, { scores }, 20)).toMatchObject({
      suspicion: 'negative-discrimination',
    });
  });
});
