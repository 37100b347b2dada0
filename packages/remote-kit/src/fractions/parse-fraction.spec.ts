import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fraction } from './fraction.js';
import { parseFraction } from './parse-fraction.js';

describe('parseFraction', () => {
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
    expect(parseFraction(marks)).toEqual({ numerator, denominator });
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
    expect(() => parseFraction(marks)).toThrow(RangeError);
  });

  it('reads every number as its decimal notation', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 6 }), fc.integer({ min: 0, max: 6 }), (digits, places) => {
        const number = Number(`${digits}e-${places}`);
        expect(parseFraction(number)).toEqual(fraction(BigInt(digits), 10n ** BigInt(places)));
      }),
    );
  });
});
