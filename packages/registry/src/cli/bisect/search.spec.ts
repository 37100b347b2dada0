import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { findFirstBad } from './search.js';

describe('the search for the first bad composition', () => {
  it('finds it, with about as many tests as the number has binary digits', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 300 }), fc.nat(), async (count, seed) => {
        const expected = seed % count;
        let tests = 0;
        const found = await findFirstBad(count, async (index) => {
          tests += 1;
          return index >= expected ? 'bad' : 'good';
        });
        expect(found).toEqual([expected]);
        expect(tests).toBeLessThanOrEqual(Math.ceil(Math.log2(count)) + 1);
      }),
    );
  });

  it('names all that it may be when some cannot be tested', async () => {
    const verdicts = ['good', 'skip', 'skip', 'bad', 'bad'] as const;
    expect(await findFirstBad(5, async (index) => verdicts[index] ?? 'bad')).toEqual([1, 2, 3]);
  });

  it('always names the first bad one, whatever is skipped', async () => {
    const skips = fc.uniqueArray(fc.nat(29));
    await fc.assert(
      fc.asyncProperty(fc.nat(29), skips, async (expected, skipped) => {
        const found = await findFirstBad(30, async (index) => {
          if (skipped.includes(index)) return 'skip';
          return index >= expected ? 'bad' : 'good';
        });
        expect(found).toContain(expected);
        expect(found.slice(0, -1).every((index) => skipped.includes(index))).toBe(true);
      }),
    );
  });
});
