import { describe, expect, it } from '@jest/globals';
import { mapConcurrently } from './map-concurrently.js';

const waitTick = () => new Promise((resolve) => setTimeout(resolve, 1));

describe('mapConcurrently', () => {
  it('keeps the order of the items and the limit', async () => {
    let running = 0;
    let maxRunning = 0;
    const doubled = await mapConcurrently([5, 4, 3, 2, 1], 2, async (number) => {
      maxRunning = Math.max(maxRunning, ++running);
      for (let ticks = 0; ticks < number; ticks++) await waitTick();
      running--;
      return number * 2;
    });
    expect(doubled).toEqual([10, 8, 6, 4, 2]);
    expect(maxRunning).toBe(2);
  });

  it('starts no further calls after a failure', async () => {
    const started: number[] = [];
    const job = async (number: number) => {
      started.push(number);
      await waitTick();
      if (number === 1) throw new Error('one failed');
    };
    await expect(mapConcurrently([1, 2, 3, 4], 2, job)).rejects.toThrow('one failed');
    await waitTick();
    expect(started).toEqual([1, 2]);
  });

  it('reticks nothing for no items', async () => {
    expect(await mapConcurrently([], 3, async () => 1)).toEqual([]);
  });
});
