import { describe, expect, it } from '@jest/globals';
import { SPEED_MAXIMUM, SPEED_MEASURES, type SpeedMeasure } from '@mockingbird/contracts';
import fc from 'fast-check';
import { countSamples, percentile, sumHistograms, toBucket, toValue, type Histogram } from './histogram.js';

const histogramOf = (measure: SpeedMeasure, values: readonly number[]): Histogram =>
  sumHistograms(values.map((value) => new Map([[toBucket(measure, value), 1]])));

const exactPercentile = (values: readonly number[], share: number) =>
  values.toSorted((left, right) => left - right)[Math.ceil(share * values.length) - 1] ?? Number.NaN;

const milliseconds = fc.array(fc.double({ min: 1, max: SPEED_MAXIMUM.LCP, noNaN: true }), { minLength: 1 });
const scores = fc.array(fc.double({ min: 0, max: 2, noNaN: true }), { minLength: 1 });
const share = fc.double({ min: 0.01, max: 1, noNaN: true });

describe('a percentile of a histogram', () => {
  it('differs from the exact one by less than 5 % for milliseconds', () => {
    fc.assert(
      fc.property(milliseconds, share, (values, part) => {
        const exact = exactPercentile(values, part);
        const estimate = percentile('LCP', histogramOf('LCP', values), part) ?? Number.NaN;
        expect(Math.abs(estimate - exact) / exact).toBeLessThan(0.05);
      }),
    );
  });

  it('differs from the exact one by 0.001 at most for CLS', () => {
    fc.assert(
      fc.property(scores, share, (values, part) => {
        const estimate = percentile('CLS', histogramOf('CLS', values), part) ?? Number.NaN;
        expect(Math.abs(estimate - exactPercentile(values, part))).toBeLessThan(0.001 + 1e-9);
      }),
    );
  });

  it('is exactly 0 when most samples are 0, and unknown without samples', () => {
    expect(percentile('CLS', histogramOf('CLS', [0, 0, 0, 0.3]), 0.75)).toBe(0);
    expect(percentile('INP', new Map(), 0.75)).toBeUndefined();
  });

  it('is the same for summed histograms as for one of all samples', () => {
    fc.assert(
      fc.property(milliseconds, milliseconds, (first, second) => {
        const sum = sumHistograms([histogramOf('INP', first), histogramOf('INP', second)]);
        expect(countSamples(sum)).toBe(first.length + second.length);
        expect(percentile('INP', sum, 0.75)).toBe(
          percentile('INP', histogramOf('INP', [...first, ...second]), 0.75),
        );
      }),
    );
  });

  it('has few buckets for every accepted value', () => {
    for (const measure of SPEED_MEASURES) {
      const last = toBucket(measure, SPEED_MAXIMUM[measure]);
      expect(last).toBeLessThanOrEqual(1_000);
      expect(toValue(measure, last)).toBeGreaterThan(1);
    }
  });
});
