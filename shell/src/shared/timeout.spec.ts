import { describe, expect, it } from '@jest/globals';
import { TimeoutError, withTimeout } from './timeout.js';

describe('withTimeout', () => {
  it('returns the result of the work, or throws its error', async () => {
    expect(await withTimeout(1_000, Promise.resolve('done'))).toBe('done');
    await expect(withTimeout(1_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });

  it('throws after the limit, and the work continues', async () => {
    let finish: (value: string) => void = () => undefined;
    const work = new Promise<string>((resolve) => (finish = resolve));
    await expect(withTimeout(1, work)).rejects.toBeInstanceOf(TimeoutError);
    finish('late');
    expect(await work).toBe('late');
  });

  it('returns finished work even when the limit is negative', async () => {
    expect(await withTimeout(-5, Promise.resolve('done'))).toBe('done');
  });
});
