import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { pino } from 'pino';
import { CHANGE_RENEWAL_MS } from './limits.js';
import { OpenChanges } from './open-changes.js';

describe('the open changes of a process', () => {
  let raised: number[];
  let away: boolean;
  let changes: OpenChanges;
  beforeEach(() => {
    jest.useFakeTimers();
    raised = [];
    away = false;
    const raise = (_: string, opened: number) => {
      if (away) return Promise.reject(new Error('away'));
      raised.push(opened);
      return Promise.resolve();
    };
    changes = new OpenChanges(raise, pino({ level: 'silent' }));
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('are announced as one while they overlap', async () => {
    await Promise.all([changes.begin('catalogue'), changes.begin('catalogue')]);
    await changes.end('catalogue');
    expect(raised).toEqual([1]);
    await changes.end('catalogue');
    expect(raised).toEqual([1, -1]);
    await changes.begin('catalogue');
    expect(raised).toEqual([1, -1, 1]);
  });

  it('of two domains are announced apart', async () => {
    await changes.begin('catalogue');
    await changes.begin('content');
    await changes.end('catalogue');
    await changes.end('content');
    expect(raised).toEqual([1, 1, -1, -1]);
  });

  it('say that they go on, and nothing more when they have ended', async () => {
    await changes.begin('catalogue');
    jest.advanceTimersByTime(2 * CHANGE_RENEWAL_MS);
    expect(raised).toEqual([1, 0, 0]);
    await changes.end('catalogue');
    jest.advanceTimersByTime(2 * CHANGE_RENEWAL_MS);
    expect(raised).toEqual([1, 0, 0, -1]);
  });

  it('do not begin when the announcement fails, and begin again afterwards', async () => {
    away = true;
    const attempts = await Promise.allSettled([changes.begin('catalogue'), changes.begin('catalogue')]);
    expect(attempts.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    away = false;
    await changes.begin('catalogue');
    await changes.end('catalogue');
    expect(raised).toEqual([1, -1]);
  });

  it('end without an error when the announcement fails', async () => {
    await changes.begin('catalogue');
    away = true;
    await expect(changes.end('catalogue')).resolves.toBeUndefined();
  });
});
