import { setTimeout as after } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { mapConcurrently } from './map-concurrently.js';

describe('mapping items concurrently', () => {
  it('respects the limit and returns results in order', async () => {
    let running = 0;
    let maximum = 0;
    const doubled = await mapConcurrently([5, 1, 4, 2, 3], 2, async (item) => {
      maximum = Math.max(maximum, (running += 1));
      await after(item);
      running -= 1;
      return item * 2;
    });
    expect(doubled).toEqual([10, 2, 8, 4, 6]);
    expect(maximum).toBe(2);
  });

  it('returns nothing for no items, and fails with the first error', async () => {
    expect(await mapConcurrently([], 3, () => Promise.resolve(1))).toEqual([]);
    await expect(mapConcurrently([1], 3, () => Promise.reject(new Error('failed')))).rejects.toThrow(
      'failed',
    );
  });
});
