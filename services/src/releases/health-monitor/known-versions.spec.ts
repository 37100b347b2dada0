import { describe, expect, it } from '@jest/globals';
import type { Composition } from '@mockingbird/contracts';
import { publicationOf } from '../../../test/support/remote.js';
import { ProblemError } from '../../http/response/problem.js';
import type { CompositionsService } from '../compositions/compositions.service.js';
import { KnownVersions } from './known-versions.js';

const at = (number: number) => new Date(Date.UTC(2026, 0, 1) + number * 1_000).toISOString();

const compositionOf = (number: number): Composition => ({
  schema: 2,
  number,
  createdAt: at(number),
  kind: 'promote',
  by: 'release',
  why: '',
  remotes: [
    { manifest: publicationOf({ name: 'home', version: `1.0.${number}` }).manifest, since: at(number) },
  ],
});

/** Compositions in memory that counts how often one was read whole. */
function counted(live: number) {
  const state = { live, reads: 0, now: Date.UTC(2026, 0, 2), untrusted: 0 };
  const compositions: Pick<CompositionsService, 'current' | 'currentNumber' | 'find'> = {
    current: () => {
      state.reads += 1;
      return Promise.resolve(compositionOf(state.live));
    },
    currentNumber: () => Promise.resolve(state.live),
    find: (number) => {
      state.reads += 1;
      if (number === state.untrusted) return Promise.reject(new ProblemError(500, 'MB-2008', 'untrusted'));
      return Promise.resolve(compositionOf(number));
    },
  };
  // Only these three are called.
  const known = new KnownVersions(compositions as CompositionsService, () => state.now);
  return { state, known };
}

describe('versions that tabs may tell of', () => {
  it('reads once for many reports with numbers that are not there yet', async () => {
    const { state, known } = counted(3);
    for (let report = 0; report < 100; report += 1) {
      expect((await known.sinceLookup(1_000_000 + report))('home', '1.0.3')).toBeUndefined();
    }
    expect(state.reads).toBe(1);
    state.now += 1_001;
    await Promise.all(Array.from({ length: 50 }, () => known.sinceLookup(4)));
    expect(state.reads).toBe(2);
  });

  it('knows a new composition immediately, from the first tab that has it', async () => {
    const { state, known } = counted(3);
    expect((await known.sinceLookup(3))('home', '1.0.3')).toBe(at(3));
    state.live = 4;
    expect((await known.sinceLookup(4))('home', '1.0.4')).toBe(at(4));
  });

  it('reads an older one once, also one that cannot be trusted, and none that is long past', async () => {
    const { state, known } = counted(100);
    state.untrusted = 98;
    await known.sinceLookup(100);
    for (let report = 0; report < 20; report += 1) {
      expect((await known.sinceLookup(99))('home', '1.0.99')).toBe('');
      expect((await known.sinceLookup(98))('home', '1.0.98')).toBeUndefined();
      for (const past of [-1, 0, 1, 49]) {
        expect((await known.sinceLookup(past))('home', `1.0.${past}`)).toBeUndefined();
      }
    }
    expect(state.reads).toBe(3);
  });
});
