import { describe, expect, it } from '@jest/globals';
import { Fresh } from './fresh.js';

describe('a fresh value', () => {
  it('is loaded once for requests that come together, and again when it is old', async () => {
    let now = 0;
    let loads = 0;
    const value = new Fresh(
      () => Promise.resolve((loads += 1)),
      1_000,
      () => now,
    );
    expect(await Promise.all([value.get(), value.get()])).toEqual([1, 1]);
    now = 999;
    expect(await value.get()).toBe(1);
    now = 1_000;
    expect(await value.get()).toBe(2);
  });

  it('is not kept when a change came while it was loaded', async () => {
    const answers: ((text: string) => void)[] = [];
    const value = new Fresh(
      () => new Promise<string>((resolve) => answers.push(resolve)),
      1_000,
      () => 0,
    );
    const first = value.get();
    value.forget();
    const second = value.get();
    answers[0]?.('old');
    expect(await first).toBe('old');
    answers[1]?.('new');
    expect(await second).toBe('new');
    expect(await value.get()).toBe('new');
  });

  it('forgets a failure', async () => {
    let fails = true;
    const value = new Fresh(
      () => (fails ? Promise.reject(new Error('away')) : Promise.resolve(1)),
      1_000,
      () => 0,
    );
    await expect(value.get()).rejects.toThrow('away');
    fails = false;
    expect(await value.get()).toBe(1);
  });
});
