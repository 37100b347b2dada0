import type { MeasuredSpeed, Slower } from '@mockingbird/contracts';
import { SPEED_MIN_DIFFERENCE_MS, SPEED_MIN_SAMPLES } from './limits.js';

/** Only these decide: CLS and navigation depend more on the visitor than on the version. */
export const COMPARED_MEASURES = ['LCP', 'INP'] as const;

const PERCENT = 100;

/**
 * Compares a version with another one.
 * @param than the other version
 * @param allowedPercent how much slower it may be
 * @returns the measure that is worse by the highest percentage; undefined if none is, or if there are too few samples
 */
export function findSlower(
  candidate: readonly MeasuredSpeed[],
  other: readonly MeasuredSpeed[],
  { than, allowedPercent }: { than: string; allowedPercent: number },
): Slower | undefined {
  const worse = COMPARED_MEASURES.flatMap((measure): Slower[] => {
    const a = candidate.find((measured) => measured.measure === measure);
    const b = other.find((measured) => measured.measure === measure);
    if (!a || !b || Math.min(a.samples, b.samples) < SPEED_MIN_SAMPLES) return [];
    const difference = a.p75 - b.p75;
    // An INP of 0 has no percentage. No visitor notices such an interaction, so it counts as 1 ms.
    const percent = (PERCENT * difference) / Math.max(b.p75, 1);
    if (difference < SPEED_MIN_DIFFERENCE_MS[measure] || percent <= allowedPercent) return [];
    return [{ measure, p75: a.p75, than, otherP75: b.p75, percent }];
  });
  return worse.sort((left, right) => right.percent - left.percent)[0];
}
