import { describe, expect, it } from '@jest/globals';
import { HeartbeatTimeout } from './heartbeat-timeout.js';

const STEP = 20;

/** Samples every 20 ms. Returns the milliseconds after which the process is ended. */
function endedAfter(cpuShare: number, step = STEP, beatsAt: readonly number[] = []): number | undefined {
  const timeout = new HeartbeatTimeout();
  let beat = 1;
  for (let now = 0; now <= 5_000; now += step) {
    if (beatsAt.includes(now)) beat += 1;
    if (timeout.isExceeded({ beat, now, cpu: () => now * cpuShare })) return now;
  }
  return undefined;
}

describe('a render process without heartbeats', () => {
  it('is ended soon when it uses the processor', () => {
    expect(endedAfter(1)).toBe(580);
  });

  it('gets more time when it hardly gets any processor time, because the machine is busy', () => {
    expect(endedAfter(0.25)).toBe(2_080);
  });

  it('is not ended while it is starved', () => {
    expect(endedAfter(0.08)).toBeUndefined();
  });

  it('is ended later when it blocks without computing', () => {
    expect(endedAfter(0)).toBe(2_020);
  });

  it('starts again with every heartbeat', () => {
    expect(
      endedAfter(
        1,
        STEP,
        Array.from({ length: 20 }, (_, n) => (n + 1) * 260),
      ),
    ).toBeUndefined();
  });

  it('is not ended for time between late samples', () => {
    expect(endedAfter(1, 1_000)).toBeUndefined();
  });
});
