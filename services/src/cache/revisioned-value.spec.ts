import { describe, expect, it } from '@jest/globals';
import { RevisionedValue } from './revisioned-value.js';

describe('a revised value', () => {
  it('is loaded once for requests that come together, and again after a change', async () => {
    let stamp = 0;
    let loads = 0;
    const value = new RevisionedValue(
      () => stamp,
      () => Promise.resolve((loads += 1)),
    );
    expect(await Promise.all([value.get(), value.get()])).toEqual([1, 1]);
    expect(await value.get()).toBe(1);
    stamp = 1;
    expect(await value.get()).toBe(2);
  });

  it('is not the old one when a change came while it was loaded', async () => {
    let stamp = 0;
    const answers: ((text: string) => void)[] = [];
    const value = new RevisionedValue(
      () => stamp,
      () => new Promise<string>((resolve) => answers.push(resolve)),
    );
    const first = value.get();
    await Promise.resolve();
    stamp = 1;
    const second = value.get();
    await Promise.resolve();
    answers[1]?.('new');
    answers[0]?.('old');
    expect([await first, await second]).toEqual(['old', 'new']);
    expect(await value.get()).toBe('new');
  });

  it('forgets a failure', async () => {
    let fails = true;
    const value = new RevisionedValue(
      () => Promise.resolve(0),
      () => (fails ? Promise.reject(new Error('away')) : Promise.resolve(1)),
    );
    await expect(value.get()).rejects.toThrow('away');
    fails = false;
    expect(await value.get()).toBe(1);
  });
});
