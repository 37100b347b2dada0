import { describe, expect, it } from '@jest/globals';
import type { SpeedMeasure } from '@mockingbird/contracts';
import { describeSlower, formatSpeed } from './format-speed.js';
import { rateSpeed } from './speed-rating.js';

describe('the rating of a speed', () => {
  it.each<[SpeedMeasure, number, string | undefined]>([
    ['LCP', 2_500, 'good'],
    ['LCP', 2_501, 'fair'],
    ['LCP', 4_001, 'poor'],
    ['INP', 200, 'good'],
    ['INP', 500, 'fair'],
    ['INP', 501, 'poor'],
    ['CLS', 0.1, 'good'],
    ['CLS', 0.25, 'fair'],
    ['CLS', 0.26, 'poor'],
    ['navigation', 9_000, undefined],
  ])('of %s %d is %s', (measure, p75, expected) => {
    expect(rateSpeed({ measure, p75 })).toBe(expected);
  });
});

describe('the text of a speed', () => {
  it('has a unit that is easy to read', () => {
    expect(formatSpeed({ measure: 'LCP', p75: 2_890 })).toBe('2.9 s');
    expect(formatSpeed({ measure: 'INP', p75: 179.6 })).toBe('180 ms');
    expect(formatSpeed({ measure: 'CLS', p75: 0.121 })).toBe('0.12');
  });

  it('says how much slower a version is', () => {
    const slower = { measure: 'LCP' as const, p75: 2_900, than: '1.4.0', otherP75: 2_214, percent: 31.2 };
    expect(describeSlower(slower)).toBe('LCP 2.9 s: 31 % slower than 1.4.0');
  });
});
