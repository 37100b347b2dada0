import { beforeEach, describe, expect, it } from '@jest/globals';
import { StaleWhileRevalidate } from './stale-while-revalidate.js';

const TIMES = { freshMs: 10, staleMs: 100, cooldownMs: 5 };

describe('a stale-while-revalidate value', () => {
  let now: number;
  let loads: number;
  let fails: boolean;
  let standby: StaleWhileRevalidate<number>;
  beforeEach(() => {
    now = 1_000;
    loads = 0;
    fails = false;
    const load = () => {
      loads += 1;
      return fails ? Promise.reject(new Error('away')) : Promise.resolve(loads);
    };
    standby = new StaleWhileRevalidate(load, TIMES, () => now);
  });

  it('is loaded once for requests that come together, and given while it is fresh', async () => {
    expect(await Promise.all([standby.get(), standby.get()])).toEqual([1, 1]);
    now += 9;
    expect(await standby.get()).toBe(1);
  });

  it('is returned immediately and reloaded in the background when it is no longer fresh', async () => {
    await standby.get();
    now += 10;
    expect(await standby.get()).toBe(1);
    expect(await standby.get()).toBe(2);
  });

  it('is waited for when it is old, and given all the same when the load fails', async () => {
    await standby.get();
    now += 100;
    expect(await standby.get()).toBe(2);
    fails = true;
    now += 100;
    expect(await standby.get()).toBe(2);
    expect(loads).toBe(3);
  });

  it('is left alone for a while after a failure, and throws it while there is no value', async () => {
    fails = true;
    await expect(standby.get()).rejects.toThrow('away');
    fails = false;
    now += 4;
    await expect(standby.get()).rejects.toThrow('away');
    now += 1;
    await expect(standby.get()).rejects.toThrow('away');
    expect(await standby.get()).toBe(2);
  });

  it('is not waited for after a failure, with and without an old value, until a load succeeds', async () => {
    let respond: (value: string) => void = () => undefined;
    let calls = 0;
    const hanging = new StaleWhileRevalidate<string>(
      () => {
        calls += 1;
        return calls % 2 === 1
          ? Promise.reject(new Error('away'))
          : new Promise((resolve) => (respond = resolve));
      },
      TIMES,
      () => now,
    );
    await expect(hanging.get()).rejects.toThrow('away');
    now += 5;
    await expect(hanging.get()).rejects.toThrow('away');
    await expect(hanging.get()).rejects.toThrow('away');
    expect(calls).toBe(2);
    respond('first');
    await new Promise(setImmediate);
    expect(await hanging.get()).toBe('first');
    now += 100;
    expect(await hanging.get()).toBe('first');
    now += 5;
    expect(await hanging.get()).toBe('first');
    expect(calls).toBe(4);
    respond('second');
    await new Promise(setImmediate);
    expect(await hanging.get()).toBe('second');
  });

  it('is loaded again when it expires during a load, and the earlier value is not given after that', async () => {
    const results: ((value: string) => void)[] = [];
    const slow = new StaleWhileRevalidate<string>(
      () => new Promise((resolve) => void results.push(resolve)),
      TIMES,
      () => now,
    );
    const early = slow.get();
    slow.expire();
    const late = slow.get();
    results[0]?.('before');
    expect(await early).toBe('before');
    await new Promise(setImmediate);
    expect(results).toHaveLength(2);
    results[1]?.('after');
    expect([await late, await slow.get()]).toEqual(['after', 'after']);
    expect(results).toHaveLength(2);
  });

  it('is loaded again when the load fails during which it expired', async () => {
    let fail: (error: Error) => void = () => undefined;
    let calls = 0;
    const slow = new StaleWhileRevalidate<string>(
      () => {
        calls += 1;
        return calls === 1 ? new Promise((_, reject) => (fail = reject)) : Promise.resolve('after');
      },
      TIMES,
      () => now,
    );
    const early = slow.get();
    slow.expire();
    fail(new Error('away'));
    await expect(early).rejects.toThrow('away');
    // Without the webhook there would be a pause after the failure.
    expect(await slow.get()).toBe('after');
  });

  it('is neither fresh nor left alone for hours when the clock is set back', async () => {
    await standby.get();
    now -= 500;
    expect(await standby.get()).toBe(2);
    fails = true;
    now += 200;
    await standby.get();
    fails = false;
    now -= 400;
    // The load after a failure is not waited for.
    expect(await standby.get()).toBe(2);
    expect(await standby.get()).toBe(4);
  });
});
