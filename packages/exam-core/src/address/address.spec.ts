import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { examKey, isReservedExamId } from './exam-key.js';
import { compareNatural } from './natural-order.js';
import { optionLetter } from './option-letter.js';

describe('examKey', () => {
  it.each([
    ['SSC_CGL', 'ssc-cgl'],
    ['ssc-cgl', 'ssc-cgl'],
    ['A_b_C', 'a-b-c'],
    ['dmv', 'dmv'],
  ])('of %s is %s', (id, key) => {
    expect(examKey(id)).toBe(key);
  });

  it('of a key is the key itself', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9_-]{1,20}$/), (id) => examKey(examKey(id)) === examKey(id)),
    );
  });

  it('keeps the word that the site needs for itself', () => {
    expect(isReservedExamId('Region')).toBe(true);
    expect(isReservedExamId('regional')).toBe(false);
  });
});

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

describe('optionLetter', () => {
  it.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [27, 'AB'],
    [51, 'AZ'],
    [52, 'BA'],
    [701, 'ZZ'],
    [702, 'AAA'],
  ])('of %d is %s', (index, letter) => {
    expect(optionLetter(index)).toBe(letter);
  });
});
