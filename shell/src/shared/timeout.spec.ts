import { describe, expect, it } from '@jest/globals';
import { TooLate, within } from './timeout.js';

describe('waiting with a limit', () => {
  it('gives what the work gives, or throws what it throws', async () => {
    expect(await within(1_000, Promise.resolve('done'))).toBe('done');
    await expect(within(1_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });

  it('ends when the work does not, and the work goes on', async () => {
    let finish: (value: string) => void = () => undefined;
    const work = new Promise<string>((resolve) => (finish = resolve));
    await expect(within(1, work)).rejects.toBeInstanceOf(TooLate);
    finish('late');
    expect(await work).toBe('late');
  });

  it('takes work that is done already even when the time is over', async () => {
    expect(await within(-5, Promise.resolve('done'))).toBe('done');
  });
});
