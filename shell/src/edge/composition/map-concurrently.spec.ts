import { setTimeout as after } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { someAtOnce } from './map-concurrently.js';

describe('work on many items', () => {
  it('is done for a few at a time, and its results stand in order', async () => {
    let under = 0;
    let most = 0;
    const doubled = await someAtOnce([5, 1, 4, 2, 3], 2, async (item) => {
      most = Math.max(most, (under += 1));
      await after(item);
      under -= 1;
      return item * 2;
    });
    expect(doubled).toEqual([10, 2, 8, 4, 6]);
    expect(most).toBe(2);
  });

  it('gives nothing for nothing, and fails with what failed', async () => {
    expect(await someAtOnce([], 3, () => Promise.resolve(1))).toEqual([]);
    await expect(someAtOnce([1], 3, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  });
});
