import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { countsText, readCounts } from './link-counts.js';

describe('counts in a link', () => {
  it('come back as they went', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 8 }), (counts) => {
        const maxima = counts.map(() => 100);
        expect(readCounts(countsText(counts), maxima)).toEqual(counts);
      }),
    );
  });

  it.each([null, '', '5.6', '5.6.3.1', '5.6.12', '5..3', '5.6.-1', '5.6.1e1', ' 5.6.3', '5.6.x', '9999.1.1'])(
    'are none in %j',
    (text) => {
      expect(readCounts(text, [7, 7, 7])).toBeUndefined();
    },
  );
});
