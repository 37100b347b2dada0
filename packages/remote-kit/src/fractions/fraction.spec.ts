import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  add,
  compare,
  divide,
  fraction,
  multiply,
  negate,
  subtract,
  toNumber,
  whole,
  ZERO,
} from './fraction.js';

const integers = fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n });
const fractions = fc.tuple(integers, fc.bigInt({ min: 1n, max: 10n ** 6n })).map(([n, d]) => fraction(n, d));

describe('fraction', () => {
  it('stays in lowest terms with a positive denominator', () => {
    expect(fraction(6n, -4n)).toEqual({ numerator: -3n, denominator: 2n });
    expect(fraction(0n, -7n)).toEqual(ZERO);
    expect(() => fraction(1n, 0n)).toThrow(RangeError);
  });

  it('adds three thirds to exactly one', () => {
    const third = fraction(1n, 3n);
    expect(add(add(third, third), third)).toEqual(whole(1));
  });

  it('obeys the laws of arithmetic', () => {
    fc.assert(
      fc.property(fractions, fractions, fractions, (a, b, c) => {
        expect(add(a, b)).toEqual(add(b, a));
        expect(multiply(a, add(b, c))).toEqual(add(multiply(a, b), multiply(a, c)));
        expect(subtract(add(a, b), b)).toEqual(a);
        expect(add(a, negate(a))).toEqual(ZERO);
        if (b.numerator !== 0n) expect(multiply(divide(a, b), b)).toEqual(a);
        expect(compare(a, b)).toBe(-compare(b, a) + 0);
        if (compare(a, b) < 0) expect(toNumber(a)).toBeLessThanOrEqual(toNumber(b));
      }),
    );
  });

  it('refuses to divide by zero', () => {
    expect(() => divide(whole(1), ZERO)).toThrow(RangeError);
  });
});
