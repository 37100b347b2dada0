import { describe, expect, it } from '@jest/globals';
import type { MeasuredSpeed, SpeedMeasure } from '@mockingbird/contracts';
import { SPEED_MIN_SAMPLES } from './limits.js';
import { findSlower } from './speed-policy.js';

const LIMIT = { than: '1.0.0', allowedPercent: 20 };
const measured = (measure: SpeedMeasure, p75: number, samples = SPEED_MIN_SAMPLES): MeasuredSpeed => ({
  measure,
  p75,
  samples,
});

describe('a version that is slower', () => {
  it('is worse by more than the allowed share', () => {
    expect(findSlower([measured('LCP', 2_500)], [measured('LCP', 2_000)], LIMIT)).toEqual({
      measure: 'LCP',
      p75: 2_500,
      than: '1.0.0',
      otherP75: 2_000,
      percent: 25,
    });
    expect(findSlower([measured('LCP', 2_400)], [measured('LCP', 2_000)], LIMIT)).toBeUndefined();
    expect(findSlower([measured('LCP', 2_000)], [measured('LCP', 2_500)], LIMIT)).toBeUndefined();
  });

  it.each([
    [SPEED_MIN_SAMPLES - 1, SPEED_MIN_SAMPLES],
    [SPEED_MIN_SAMPLES, SPEED_MIN_SAMPLES - 1],
  ])('is not decided by %d and %d samples', (candidate, other) => {
    const slow = [measured('LCP', 9_000, candidate)];
    expect(findSlower(slow, [measured('LCP', 1_000, other)], LIMIT)).toBeUndefined();
  });

  it('is named by its worst measure', () => {
    const candidate = [measured('LCP', 1_300), measured('INP', 300)];
    const other = [measured('LCP', 1_000), measured('INP', 150)];
    expect(findSlower(candidate, other, LIMIT)).toMatchObject({ measure: 'INP', percent: 100 });
  });

  it('is not decided by CLS, by navigation, or by a difference below the clock of browsers', () => {
    const slow = [measured('CLS', 0.5), measured('navigation', 5_000), measured('INP', 24)];
    const fast = [measured('CLS', 0.1), measured('navigation', 100), measured('INP', 16)];
    expect(findSlower(slow, fast, LIMIT)).toBeUndefined();
  });
});
