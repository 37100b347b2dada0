import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { compareNatural } from './natural-order.js';

describe('compareNatural', () => {
  it('puts 2 before 10, whatever surrounds them', () => {
    const ids = ['test-10', 'Test-2', 'test-1', 'a', '10', '2', '', 'test-2b', 'test-02', 'test-2', '_x'];
    expect(ids.sort(compareNatural)).toEqual([
      '',
      '2',
      '10',
      '_x',
      'a',
      'test-1',
      'Test-2',
      'test-02',
      'test-2',
      'test-2b',
      'test-10',
    ]);
  });

  it('compares numbers of any length', () => {
    expect(compareNatural(`t${'9'.repeat(30)}`, `t1${'0'.repeat(30)}`)).toBe(-1);
  });

  it('is a total order: only equal texts compare equal', () => {
    const ids = fc.oneof(fc.stringMatching(/^[aAb019_-]{0,5}$/), fc.string());
    fc.assert(
      fc.property(ids, ids, ids, (a, b, c) => {
        expect(Math.sign(compareNatural(a, b))).toBe(-Math.sign(compareNatural(b, a)) + 0);
        expect(compareNatural(a, b) === 0).toBe(a === b);
        if (compareNatural(a, b) < 0 && compareNatural(b, c) < 0)
          expect(compareNatural(a, c)).toBeLessThan(0);
      }),
      { numRuns: 2000 },
    );
  });
});
