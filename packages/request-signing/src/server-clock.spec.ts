import { describe, expect, it } from '@jest/globals';
import { CLOCK_WINDOW_MS } from './protocol.js';
import { clockOffset, ServerClock } from './server-clock.js';

const NOW = Date.UTC(2026, 8, 21, 14, 13, 20);
const DATE = 'Mon, 21 Sep 2026 14:13:20 GMT';

describe('clockOffset', () => {
  it('says how far the server is ahead', () => {
    expect(clockOffset(DATE, NOW)).toBe(0);
    expect(clockOffset(DATE, NOW - 600_000)).toBe(600_000);
    expect(clockOffset(DATE, NOW + 250)).toBe(-250);
  });

  it.each([
    null,
    undefined,
    '',
    'yesterday',
    '0',
    '2026-09-21T14:13:20Z',
    'Mon, 21 Sep 2026 14:13:20 +0000',
    'Mon, 21 Sep 2026 25:13:20 GMT',
  ])('learns nothing from %j', (header) => {
    expect(clockOffset(header, NOW)).toBeUndefined();
  });
});

describe('ServerClock', () => {
  it('shows the local time until it learns better', () => {
    expect(new ServerClock(() => NOW).now()).toBe(NOW);
    const before = Date.now();
    expect(new ServerClock().now()).toBeGreaterThanOrEqual(before);
  });

  it.each([-86_400_000, -CLOCK_WINDOW_MS - 1, CLOCK_WINDOW_MS + 1, 86_400_000])(
    'corrects a device clock that is %d ms off, and says that signing again is worth it',
    (error) => {
      const clock = new ServerClock(() => NOW + error);
      expect(clock.learn(DATE, clock.now())).toBe(true);
      expect(clock.now()).toBe(NOW);
    },
  );

  it('leaves a clock that was right alone: the refusal had another reason', () => {
    const clock = new ServerClock(() => NOW + 700);
    expect(clock.learn(DATE, clock.now())).toBe(false);
    expect(clock.now()).toBe(NOW + 700);
  });

  it('signs again when the request was held back longer than the window, although the clock is right', () => {
    const clock = new ServerClock(() => NOW);
    expect(clock.learn(DATE, NOW - CLOCK_WINDOW_MS - 1)).toBe(true);
    expect(clock.now()).toBe(NOW);
  });

  it('signs again when the skew is at the edge of the window and the header was cut to the second', () => {
    const clock = new ServerClock(() => NOW - CLOCK_WINDOW_MS + 999);
    expect(clock.learn(DATE, clock.now())).toBe(true);
  });

  it('learns nothing without a Date header', () => {
    const clock = new ServerClock(() => NOW);
    expect(clock.learn(null, 0)).toBe(false);
    expect(clock.now()).toBe(NOW);
  });
});
