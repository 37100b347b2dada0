import type { Slower } from '@mockingbird/contracts';
import { alignRoutes, type ComparableSamples } from './align-routes.js';
import { percentile } from './histogram.js';
import { SPEED_MIN_DIFFERENCE_MS, SPEED_MIN_SAMPLES, SPEED_STANDARD_ERRORS } from './limits.js';
import type { RouteHistogram } from './speed-histograms.repository.js';
import { SHOWN_SHARE } from './version-speed.js';

/** Only these decide: CLS and navigation depend more on the visitor than on the version. */
export const COMPARED_MEASURES = ['LCP', 'INP'] as const;
type ComparedMeasure = (typeof COMPARED_MEASURES)[number];

const PERCENT = 100;

/** @returns the 75th percentile, and the values between which it is beyond chance */
function estimate(measure: ComparedMeasure, { histogram, effectiveSamples }: ComparableSamples) {
  const error = SPEED_STANDARD_ERRORS * Math.sqrt((SHOWN_SHARE * (1 - SHOWN_SHARE)) / effectiveSamples);
  const at = (share: number) => percentile(measure, histogram, share) ?? 0;
  return { p75: at(SHOWN_SHARE), low: at(SHOWN_SHARE - error), high: at(Math.min(1, SHOWN_SHARE + error)) };
}

/**
 * Compares a version with another one. A version is slower only if it is so beyond chance: the lowest plausible value of
 * one is compared with the highest plausible value of the other.
 * @param than the other version
 * @param allowedPercent how much slower it may be
 * @returns the measure that is worse by the highest percentage; undefined if none is, or if there are too few samples
 */
export function findSlower(
  candidate: readonly RouteHistogram[],
  other: readonly RouteHistogram[],
  { than, allowedPercent }: { than: string; allowedPercent: number },
): Slower | undefined {
  const worse = COMPARED_MEASURES.flatMap((measure): Slower[] => {
    const pair = alignRoutes(candidate, other, measure);
    if (!pair) return [];
    const { candidate: ours, other: theirs } = pair;
    if (Math.min(ours.effectiveSamples, theirs.effectiveSamples) < SPEED_MIN_SAMPLES) return [];
    const [a, b] = [estimate(measure, ours), estimate(measure, theirs)];
    const difference = a.low - b.high;
    // An INP of 0 has no percentage. No visitor notices such an interaction, so it counts as 1 ms.
    const certainPercent = (PERCENT * difference) / Math.max(b.high, 1);
    if (difference < SPEED_MIN_DIFFERENCE_MS[measure] || certainPercent <= allowedPercent) return [];
    const percent = (PERCENT * (a.p75 - b.p75)) / Math.max(b.p75, 1);
    return [{ measure, p75: a.p75, than, otherP75: b.p75, percent }];
  });
  return worse.sort((left, right) => right.percent - left.percent)[0];
}
