import { describe, expect, it, jest } from '@jest/globals';
import { SPEED_RESULT_MS } from './limits.js';
import { RecentResults } from './recent-results.js';

describe('a recent result', () => {
  it('is computed once in some seconds, by key', async () => {
    const results = new RecentResults<number>();
    const compute = jest.fn(async () => 7);
    expect(await results.get('a', 1_000, compute)).toBe(7);
    expect(await results.get('a', 1_000 + SPEED_RESULT_MS - 1, compute)).toBe(7);
    expect(compute).toHaveBeenCalledTimes(1);
    await results.get('b', 1_000, compute);
    await results.get('a', 1_000 + SPEED_RESULT_MS, compute);
    expect(compute).toHaveBeenCalledTimes(3);
  });

  it('is computed again after an error', async () => {
    const results = new RecentResults<number>();
    await expect(results.get('a', 0, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await results.get('a', 1, async () => 7)).toBe(7);
  });
});
