import { describe, expect, it } from '@jest/globals';
import { compare, fraction, negate, parseFraction, subtract } from '@mockingbird/remote-kit';
import fc from 'fast-check';
import { formatExact, formatFixed, formatRounded, formatWhole } from './format-fraction.js';

const integers = fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n });
const fractions = fc.tuple(integers, fc.bigInt({ min: 1n, max: 10n ** 6n })).map(([n, d]) => fraction(n, d));

describe('formatting', () => {
  it.each([
    ['65/2', '32.5', '32.50', '32.5'],
    ['1/3', '0.33', '0.33', '1/3'],
    ['2/3', '0.67', '0.67', '2/3'],
    ['-7/3', '-2.33', '-2.33', '-7/3'],
    ['100', '100', '100.00', '100'],
    ['0', '0', '0.00', '0'],
    ['0.005', '0.01', '0.01', '0.005'],
    ['-0.005', '-0.01', '-0.01', '-0.005'],
    ['-0.004', '0', '0.00', '-0.004'],
    ['69.995', '70', '70.00', '69.995'],
    ['1.10', '1.1', '1.10', '1.1'],
    ['0.0625', '0.06', '0.06', '0.0625'],
    ['0.03125', '0.03', '0.03', '1/32'],
  ])('writes %s rounded, fixed and exact', (marks, rounded, fixed, exact) => {
    const value = parseFraction(marks);
    expect([formatRounded(value), formatFixed(value), formatExact(value)]).toEqual([rounded, fixed, exact]);
  });

  it('rounds to the nearest value, half away from zero', () => {
    const half = fraction(1n, 200n);
    fc.assert(
      fc.property(fractions, (value) => {
        const error = subtract(parseFraction(formatFixed(value)), value);
        const size = error.numerator < 0n ? negate(error) : error;
        expect(compare(size, half)).toBeLessThanOrEqual(0);
        if (compare(size, half) === 0) expect(error.numerator < 0n).toBe(value.numerator < 0n);
      }),
    );
  });

  it.each([
    ['0', '0'],
    ['800/9', '89'],
    ['1/2', '1'],
    ['1/3', '0'],
  ])('writes %s as the whole number %s', (value, text) => {
    expect(formatWhole(parseFraction(value))).toBe(text);
  });

  it('reads back what was written exactly', () => {
    fc.assert(fc.property(fractions, (value) => expect(parseFraction(formatExact(value))).toEqual(value)));
  });
});
