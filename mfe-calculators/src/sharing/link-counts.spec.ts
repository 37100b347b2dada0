import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatCounts, parseCounts } from './link-counts.js';

describe('counts in a link', () => {
  it('survive formatting and parsing', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 8 }), (counts) => {
        const maxima = counts.map(() => 100);
        expect(parseCounts(formatCounts(counts), maxima)).toEqual(counts);
      }),
    );
  });

  it.each([null, '', '5.6', '5.6.3.1', '5.6.12', '5..3', '5.6.-1', '5.6.1e1', ' 5.6.3', '5.6.x', '9999.1.1'])(
    'are none in %j',
    (text) => {
      expect(parseCounts(text, [7, 7, 7])).toBeUndefined();
    },
  );
});
