import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { IDLE_LIMIT_MS } from '../limits.js';
import { whenIdle } from './when-idle.js';

afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

describe('work for when the browser is idle', () => {
  it('waits for the browser’s word, not longer than the limit, and can be called off', () => {
    const requestIdleCallback = jest.fn<typeof window.requestIdleCallback>(() => 7);
    const cancelIdleCallback = jest.fn();
    Object.assign(window, { requestIdleCallback, cancelIdleCallback });
    const work = () => undefined;
    const stop = whenIdle(work);
    expect(requestIdleCallback).toHaveBeenCalledWith(work, { timeout: IDLE_LIMIT_MS });
    stop();
    expect(cancelIdleCallback).toHaveBeenCalledWith(7);
  });
});
