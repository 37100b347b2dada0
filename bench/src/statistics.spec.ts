import { describe, expect, it } from '@jest/globals';
import { geometricMean, median } from './statistics.js';

describe('median', () => {
  it('is the middle of an odd number of values, in whatever order they come', () => {
    expect(median([30, 10, 20])).toBe(20);
  });

  it('is the mean of the two in the middle of an even number', () => {
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });

  it('is not swayed by one outlier', () => {
    expect(median([500, 510, 9_000])).toBe(510);
  });

  it('refuses an empty list', () => {
    expect(() => median([])).toThrow('No values');
  });
});

describe('the geometric mean', () => {
  it('gives a halved and a doubled value the same weight', () => {
    expect(geometricMean([0.5, 2])).toBeCloseTo(1);
    expect(geometricMean([1, 10, 100])).toBeCloseTo(10);
  });

  it('refuses an empty list, and values without a logarithm', () => {
    expect(() => geometricMean([])).toThrow('No geometric mean');
    expect(() => geometricMean([1, 0])).toThrow('No geometric mean');
    expect(() => geometricMean([Number.NaN])).toThrow('No geometric mean');
  });
});
