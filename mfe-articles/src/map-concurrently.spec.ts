import { describe, expect, it } from '@jest/globals';
import { fewAtOnce } from './map-concurrently.js';

const turn = () => new Promise((resolve) => setTimeout(resolve, 1));

describe('doing a few jobs at once', () => {
  it('keeps the order of the items and never does more than allowed', async () => {
    let running = 0;
    let most = 0;
    const doubled = await fewAtOnce([5, 4, 3, 2, 1], 2, async (number) => {
      most = Math.max(most, ++running);
      for (let turns = 0; turns < number; turns++) await turn();
      running--;
      return number * 2;
    });
    expect(doubled).toEqual([10, 8, 6, 4, 2]);
    expect(most).toBe(2);
  });

  it('begins nothing more after a failure', async () => {
    const begun: number[] = [];
    const job = async (number: number) => {
      begun.push(number);
      await turn();
      if (number === 1) throw new Error('one failed');
    };
    await expect(fewAtOnce([1, 2, 3, 4], 2, job)).rejects.toThrow('one failed');
    await turn();
    expect(begun).toEqual([1, 2]);
  });

  it('does nothing for nothing', async () => {
    expect(await fewAtOnce([], 3, async () => 1)).toEqual([]);
  });
});
