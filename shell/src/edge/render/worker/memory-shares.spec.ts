import { beforeEach, describe, expect, it } from '@jest/globals';
import { MemoryShares } from './memory-shares.js';
import { versionNumber } from '../protocol.js';

const [LEAKS, BUSY] = [1, 2];
const MB = 1_048_576;

let shares: MemoryShares;
let bytes: number;
let now: number;

beforeEach(() => {
  bytes = 10 * MB;
  now = 0;
  shares = new MemoryShares({ bytes: () => bytes, now: () => now });
  shares.measure();
});

/** Grows after all versions ran within the same millisecond. */
const step = (change: number, ...ran: number[]) => {
  for (const version of ran) shares.recordRun(version);
  bytes += change;
  return shares.measure().largestGrower;
};

/** A version runs for some milliseconds and allocates. */
const run = (version: number, change: number, milliseconds: number) => {
  shares.recordRun(version);
  bytes += change;
  now += milliseconds;
};

describe('the version that caused memory outside the heap', () => {
  it('is none at first, and none when no version ran', () => {
    expect(step(0, LEAKS)).toBe(0);
    expect(step(5 * MB)).toBe(0);
  });

  it('is the version that ran while it grew', () => {
    expect(step(MB, LEAKS)).toBe(LEAKS);
    expect(step(0, BUSY)).toBe(LEAKS);
    expect(step(2 * MB, BUSY)).toBe(BUSY);
  });

  it('is the one that runs whenever memory grows, beside one that always runs', () => {
    step(3 * MB, BUSY);
    for (let turn = 0; turn < 10; turn += 1) {
      step(20 * MB, LEAKS, BUSY);
      step(20 * MB, LEAKS);
    }
    expect(step(0, BUSY)).toBe(LEAKS);
  });

  it('is the one that allocates, also when the heartbeat is late and both ran in between', () => {
    for (let beat = 0; beat < 5; beat += 1) {
      for (let turn = 0; turn < 3; turn += 1) {
        run(BUSY, 0, 3);
        run(LEAKS, 20 * MB, 8);
      }
      expect(shares.measure().largestGrower).toBe(LEAKS);
    }
  });

  it('is not measured more often than every two milliseconds', () => {
    let reads = 0;
    const counted = new MemoryShares({ bytes: () => (reads += 1), now: () => now });
    for (let turn = 0; turn < 100; turn += 1) {
      counted.recordRun(turn % 2 === 0 ? BUSY : LEAKS);
      now += 0.5;
    }
    expect(reads).toBeLessThanOrEqual(25);
  });

  it('is no longer the one whose memory was freed', () => {
    step(100 * MB, BUSY);
    // A garbage collection frees nearly all of it.
    step(-99 * MB);
    expect(step(20 * MB, LEAKS)).toBe(LEAKS);
  });
});

describe('the number of a version', () => {
  it('differs between versions, fits the vitals, and is never 0', () => {
    const names = ['mfe-a', 'mfe-b', 'mfe-home', 'mfe-calculators'];
    const versions = names.flatMap((name) =>
      Array.from({ length: 50 }, (_, patch) => ({ name, version: `1.0.${patch}` })),
    );
    const numbers = versions.map(versionNumber);
    expect(new Set(numbers).size).toBe(versions.length);
    expect(numbers.every((number) => Number.isInteger(number) && (number | 0) === number)).toBe(true);
    expect(numbers).not.toContain(0);
  });
});
