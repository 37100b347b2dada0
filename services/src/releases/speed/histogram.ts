import type { SpeedMeasure } from '@mockingbird/contracts';

/** Counts of samples by bucket index. Weighted samples have fractional counts. */
export type Histogram = ReadonlyMap<number, number>;

/** Each bucket of milliseconds ends 5 % higher than it begins. */
const GROWTH = 1.05;
/** Width of a CLS bucket. */
const CLS_WIDTH = 0.002;
/** Higher scores share the last bucket, which limits the size of a document. */
const CLS_HIGHEST = 2;

/** @returns the bucket of a value. 0 has its own bucket; values below 1 ms count as 1 ms. */
export function toBucket(measure: SpeedMeasure, value: number): number {
  if (value === 0) return 0;
  if (measure === 'CLS') return Math.ceil(Math.min(value, CLS_HIGHEST) / CLS_WIDTH);
  return 1 + Math.floor(Math.log(Math.max(value, 1)) / Math.log(GROWTH));
}

/** @returns the middle of a bucket. It differs from the bucket's values by 2.5 % at most; for CLS, by 0.001. */
export function toValue(measure: SpeedMeasure, bucket: number): number {
  if (bucket === 0) return 0;
  return measure === 'CLS' ? (bucket - 0.5) * CLS_WIDTH : GROWTH ** (bucket - 0.5);
}

export function sumHistograms(histograms: readonly Histogram[]): Histogram {
  const sum = new Map<number, number>();
  for (const histogram of histograms) {
    for (const [bucket, count] of histogram) sum.set(bucket, (sum.get(bucket) ?? 0) + count);
  }
  return sum;
}

export const countSamples = (histogram: Histogram): number =>
  [...histogram.values()].reduce((sum, count) => sum + count, 0);

/**
 * Estimates a percentile by the nearest-rank method.
 * @param share 0.75 for the 75th percentile
 * @returns undefined without samples
 */
export function percentile(measure: SpeedMeasure, histogram: Histogram, share: number): number | undefined {
  const rank = share * countSamples(histogram);
  let seen = 0;
  for (const [bucket, count] of [...histogram].sort(([left], [right]) => left - right)) {
    seen += count;
    if (seen >= rank) return toValue(measure, bucket);
  }
  return undefined;
}
