import type { MeasuredSpeed, SpeedMeasure } from '@mockingbird/contracts';

export type SpeedRating = 'good' | 'fair' | 'poor';

/** The highest value that is good, and the highest that is not poor: https://web.dev/articles/vitals */
const THRESHOLDS: Readonly<Partial<Record<SpeedMeasure, readonly [good: number, fair: number]>>> = {
  LCP: [2_500, 4_000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
};

/** @returns undefined for navigation, which has no published thresholds */
export function rateSpeed({ measure, p75 }: Pick<MeasuredSpeed, 'measure' | 'p75'>): SpeedRating | undefined {
  const thresholds = THRESHOLDS[measure];
  if (!thresholds) return undefined;
  const [good, fair] = thresholds;
  if (p75 <= good) return 'good';
  return p75 <= fair ? 'fair' : 'poor';
}
