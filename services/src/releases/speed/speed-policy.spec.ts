import { describe, expect, it } from '@jest/globals';
import type { SpeedMeasure } from '@mockingbird/contracts';
import { sumHistograms, toBucket } from './histogram.js';
import { SPEED_MIN_SAMPLES } from './limits.js';
import type { RouteHistogram } from './speed-histograms.repository.js';
import { findSlower } from './speed-policy.js';

const LIMIT = { than: '1.0.0', allowedPercent: 20 };

/** Samples of one route, all of one value. */
const samplesOf = (
  measure: SpeedMeasure,
  value: number,
  { count = SPEED_MIN_SAMPLES, route = 'home' } = {},
): RouteHistogram => ({ route, measure, counts: new Map([[toBucket(measure, value), count]]) });

/** Numbers from 0 to 1 that are the same in every run (linear congruential). */
function* randomNumbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

/** Visits with log-normal times, as on real devices. */
function visits(numbers: Generator<number, never>, median: number, count: number): RouteHistogram {
  const normal = () =>
    Math.sqrt(-2 * Math.log(Math.max(1e-12, numbers.next().value))) *
    Math.cos(2 * Math.PI * numbers.next().value);
  const values = Array.from({ length: count }, () => median * Math.exp(0.8 * normal()));
  const counts = sumHistograms(values.map((value) => new Map([[toBucket('LCP', value), 1]])));
  return { route: 'home', measure: 'LCP', counts };
}

describe('a version that is slower', () => {
  it('is worse by more than the allowed share', () => {
    const slower = findSlower([samplesOf('LCP', 2_500)], [samplesOf('LCP', 2_000)], LIMIT);
    expect(slower).toMatchObject({ measure: 'LCP', than: '1.0.0' });
    expect(Math.round((slower?.percent ?? 0) / 10)).toBe(3);
    expect(findSlower([samplesOf('LCP', 2_300)], [samplesOf('LCP', 2_000)], LIMIT)).toBeUndefined();
    expect(findSlower([samplesOf('LCP', 2_000)], [samplesOf('LCP', 2_500)], LIMIT)).toBeUndefined();
  });

  it.each([
    [SPEED_MIN_SAMPLES - 1, SPEED_MIN_SAMPLES],
    [SPEED_MIN_SAMPLES, SPEED_MIN_SAMPLES - 1],
  ])('is not decided by %d and %d samples', (candidate, other) => {
    const slow = [samplesOf('LCP', 9_000, { count: candidate })];
    expect(findSlower(slow, [samplesOf('LCP', 1_000, { count: other })], LIMIT)).toBeUndefined();
  });

  it('is named by its worst measure', () => {
    const candidate = [samplesOf('LCP', 1_400), samplesOf('INP', 300)];
    const other = [samplesOf('LCP', 1_000), samplesOf('INP', 150)];
    expect(findSlower(candidate, other, LIMIT)).toMatchObject({ measure: 'INP' });
  });

  it('is not decided by CLS, by navigation, or by a difference below the clock of browsers', () => {
    const slow = [samplesOf('CLS', 0.5), samplesOf('navigation', 5_000), samplesOf('INP', 24)];
    const fast = [samplesOf('CLS', 0.1), samplesOf('navigation', 100), samplesOf('INP', 16)];
    expect(findSlower(slow, fast, LIMIT)).toBeUndefined();
  });

  it('is not one whose visitors only open other screens', () => {
    const light = (count: number) => samplesOf('LCP', 1_000, { count, route: 'about' });
    const heavy = (count: number) => samplesOf('LCP', 4_000, { count, route: 'exam' });
    const mostlyHeavy = [light(200), heavy(800)];
    const mostlyLight = [light(800), heavy(200)];
    expect(findSlower(mostlyHeavy, mostlyLight, LIMIT)).toBeUndefined();
    expect(
      findSlower([light(200), samplesOf('LCP', 6_000, { count: 800, route: 'exam' })], mostlyLight, LIMIT),
    ).toMatchObject({ measure: 'LCP' });
  });

  it('is never an equal one: 2,000 comparisons of equal versions on changing devices', () => {
    const numbers = randomNumbers(7);
    const found = Array.from({ length: 2_000 }, () =>
      findSlower([visits(numbers, 1_500, 250)], [visits(numbers, 1_500, 250)], LIMIT),
    ).filter(Boolean);
    expect(found).toEqual([]);
  });

  it('is found when it is one and a half times as slow, with enough visitors', () => {
    const numbers = randomNumbers(11);
    const slow = visits(numbers, 2_250, 3_000);
    expect(findSlower([slow], [visits(numbers, 1_500, 3_000)], LIMIT)).toMatchObject({ measure: 'LCP' });
  });
});
