import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ScreenRecord } from '../store/screen-record.js';
import { listEvictions, listUnusedCaches } from './plan-cleanup.js';

const names = ['state', 'one', 'two', 'three'];
const needed = ['state', 'three'];

describe('the caches to delete', () => {
  it('are those that neither a page nor a tab needs', () => {
    expect(listUnusedCaches({ names, needed, ofTabs: [['two', 'three']] })).toEqual(['one']);
    expect(listUnusedCaches({ names, needed, ofTabs: [] })).toEqual(['one', 'two']);
  });

  it('are none while a tab does not answer: it may use any of them', () => {
    expect(listUnusedCaches({ names, needed, ofTabs: [['three'], undefined] })).toEqual([]);
  });
});

const screens = fc.array(
  fc.record<ScreenRecord>({
    address: fc.string(),
    remote: fc.constant('mfe-a'),
    version: fc.constant('1.0.0'),
    title: fc.constant(''),
    storedAt: fc.integer({ min: 0, max: 1_000 }),
    isDownloaded: fc.boolean(),
    bytes: fc.integer({ min: 1, max: 100 }),
  }),
);

describe('the screens to remove', () => {
  it('are none while everything fits', () => {
    fc.assert(
      fc.property(screens, fc.nat(1_000), (stored, total) => {
        expect(listEvictions(stored, total, total)).toEqual([]);
      }),
    );
  });

  it('are the oldest ones, never downloaded ones, and no more than needed', () => {
    fc.assert(
      fc.property(screens, fc.nat(2_000), fc.nat(1_000), (stored, total, limit) => {
        const removed = listEvictions(stored, total, limit);
        expect(removed.some(({ isDownloaded }) => isDownloaded)).toBe(false);
        const rest = stored.filter((screen) => !screen.isDownloaded && !removed.includes(screen));
        const newest = Math.max(-1, ...removed.map(({ storedAt }) => storedAt));
        expect(rest.every(({ storedAt }) => storedAt >= newest)).toBe(true);
        const freed = removed.reduce((sum, { bytes }) => sum + bytes, 0);
        const last = removed.at(-1)?.bytes ?? 0;
        expect(removed.length === 0 || freed - last < total - limit).toBe(true);
        expect(rest.length === 0 || freed >= total - limit).toBe(true);
      }),
    );
  });
});
