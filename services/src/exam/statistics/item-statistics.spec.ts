import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { computeItemStatistics } from './item-statistics.js';

const question = { questionId: 'q', questionText: 'Which?', options: ['A', 'B', 'C'], correctAnswer: 1 };

describe('the statistics of a question', () => {
  it('give each option its share of all who saw it, and the right one as the p-value', () => {
    expect(computeItemStatistics(question, { skipped: 2, chosen: { 1: 5, 2: 3 } })).toEqual({
      questionId: 'q',
      questionText: 'Which?',
      correctAnswer: 1,
      seen: 10,
      answered: 8,
      skipped: 2,
      shareRight: 0.5,
      options: [
        { count: 0, share: 0 },
        { count: 5, share: 0.5 },
        { count: 3, share: 0.3 },
      ],
    });
  });

  it('have no shares before any student has seen it', () => {
    const { seen, shareRight, options } = computeItemStatistics(question);
    expect([seen, shareRight, options.map(({ share }) => share)]).toEqual([0, null, [null, null, null]]);
  });

  it('add up: skipped and options are everybody', () => {
    const count = fc.nat({ max: 1_000 });
    fc.assert(
      fc.property(count, fc.array(count, { minLength: 3, maxLength: 3 }), (skipped, chosen) => {
        const { seen, answered, options } = computeItemStatistics(question, {
          skipped,
          chosen: Object.fromEntries(chosen.entries()),
        });
        expect(answered + skipped).toBe(seen);
        const shares = options.reduce((sum, { share }) => sum + (share ?? 0), 0);
        if (seen > 0) expect(shares + skipped / seen).toBeCloseTo(1);
      }),
    );
  });
});
