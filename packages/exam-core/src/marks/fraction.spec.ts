import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatExact, formatFixed, formatRounded } from './format-fraction.js';
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
import { parseMarks } from './parse-marks.js';

const integers = fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n });
const fractions = fc.tuple(integers, fc.bigInt({ min: 1n, max: 10n ** 6n })).map(([n, d]) => fraction(n, d));

describe('fraction', () => {
  it('stays in lowest terms with a positive denominator', () => {
    expect(fraction(6n, -4n)).toEqual({ numerator: -3n, denominator: 2n });
    expect(fraction(0n, -7n)).toEqual(ZERO);
    expect(() => fraction(1n, 0n)).toThrow(RangeError);
  });

  it('adds three thirds to exactly one', () => {
    const third = parseMarks('1/3');
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

describe('parseMarks', () => {
  it.each<[number | string, bigint, bigint]>([
    [2, 2n, 1n],
    [0, 0n, 1n],
    [0.25, 1n, 4n],
    [0.1, 1n, 10n],
    [1e-7, 1n, 10_000_000n],
    [1e21, 10n ** 21n, 1n],
    ['1/3', 1n, 3n],
    ['0.25', 1n, 4n],
    [' 2 ', 2n, 1n],
    ['2/6', 1n, 3n],
    ['0.5/1.5', 1n, 3n],
    ['-1/3', -1n, 3n],
  ])('reads %j', (marks, numerator, denominator) => {
    expect(parseMarks(marks)).toEqual({ numerator, denominator });
  });

  it.each([
    '',
    ' ',
    'two',
    '1/2/3',
    '1/',
    '/3',
    '1/0',
    '.5',
    '5.',
    '1 /3',
    '+1',
    '0x10',
    '1,5',
    NaN,
    Infinity,
  ])('refuses %j', (marks) => {
    expect(() => parseMarks(marks)).toThrow(RangeError);
  });

  it('reads every number as its decimal notation', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 6 }), fc.integer({ min: 0, max: 6 }), (digits, places) => {
        const number = Number(`${digits}e-${places}`);
        expect(parseMarks(number)).toEqual(fraction(BigInt(digits), 10n ** BigInt(places)));
      }),
    );
  });
});

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
    const value = parseMarks(marks);
    expect([formatRounded(value), formatFixed(value), formatExact(value)]).toEqual([rounded, fixed, exact]);
  });

  it('rounds to the nearest value, half away from zero', () => {
    const half = fraction(1n, 200n);
    fc.assert(
      fc.property(fractions, (value) => {
        const error = subtract(parseMarks(formatFixed(value)), value);
        const size = error.numerator < 0n ? negate(error) : error;
        expect(compare(size, half)).toBeLessThanOrEqual(0);
        if (compare(size, half) === 0) expect(error.numerator < 0n).toBe(value.numerator < 0n);
      }),
    );
  });

  it('reads back what was written exactly', () => {
    fc.assert(fc.property(fractions, (value) => expect(parseMarks(formatExact(value))).toEqual(value)));
  });
});
