import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createSchedule } from './create-schedule.js';
import { KINDS, TARGETS } from './fault.js';

const seeds = fc.integer({ min: 0, max: 1_000_000 });
const HUNDREDS = 300;

describe('a schedule', () => {
  it('is the same for the same seed', () => {
    fc.assert(fc.property(seeds, (seed) => expect(createSchedule(seed)).toEqual(createSchedule(seed))));
  });

  it('differs for other seeds', () => {
    const texts = new Set(
      Array.from({ length: HUNDREDS }, (_, seed) => JSON.stringify(createSchedule(seed).faults)),
    );
    expect(texts.size).toBe(HUNDREDS);
  });

  it('has three to six faults, each of a part that it can happen to', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { faults } = createSchedule(seed);
        expect(faults.length).toBeGreaterThanOrEqual(3);
        expect(faults.length).toBeLessThanOrEqual(6);
        for (const { kind, part } of faults) expect(TARGETS[kind]).toContain(part);
      }),
    );
  });

  it('has no two faults of one part at the same time', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const ends = new Map<string, number>();
        for (const { part, at, durationMs } of createSchedule(seed).faults) {
          expect(at).toBeGreaterThanOrEqual(ends.get(part) ?? 0);
          ends.set(part, at + durationMs);
        }
      }),
    );
  });

  it('reaches every kind of every part within some hundred seeds', () => {
    const seen = new Set(
      Array.from({ length: HUNDREDS }, (_, seed) => createSchedule(seed).faults).flatMap((faults) =>
        faults.map(({ kind, part }) => `${kind} ${part}`),
      ),
    );
    expect(KINDS.flatMap((kind) => TARGETS[kind].map((part) => `${kind} ${part}`))).toEqual(
      expect.arrayContaining([...seen]),
    );
    expect(seen.size).toBe(KINDS.flatMap((kind) => TARGETS[kind]).length);
  });
});
