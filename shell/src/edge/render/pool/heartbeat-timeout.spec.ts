import { describe, expect, it } from '@jest/globals';
import { Silence } from './heartbeat-timeout.js';

const STEP = 20;

/** Looks every 20 ms, and says after how many milliseconds the worker is given up. */
function givenUpAfter(cpuShare: number, step = STEP, beatsAt: readonly number[] = []): number | undefined {
  const silence = new Silence();
  let beat = 1;
  for (let now = 0; now <= 5_000; now += step) {
    if (beatsAt.includes(now)) beat += 1;
    if (silence.isTooLong({ beat, now, cpu: () => now * cpuShare })) return now;
  }
  return undefined;
}

describe('a silent worker', () => {
  it('is given up soon when the processor runs hot', () => {
    expect(givenUpAfter(1)).toBe(320);
  });

  it('gets longer when it hardly gets any processor time: then the machine is busy', () => {
    expect(givenUpAfter(0.25)).toBe(1_040);
  });

  it('is given up in the end when it blocks without computing', () => {
    expect(givenUpAfter(0)).toBe(2_020);
  });

  it('is heard again with every heartbeat', () => {
    expect(
      givenUpAfter(
        1,
        STEP,
        Array.from({ length: 20 }, (_, n) => (n + 1) * 260),
      ),
    ).toBeUndefined();
  });

  it('is not blamed for the time in which nobody looked', () => {
    expect(givenUpAfter(1, 1_000)).toBeUndefined();
  });
});
