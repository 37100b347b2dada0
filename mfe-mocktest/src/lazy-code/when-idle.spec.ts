import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { IDLE_TIMEOUT_MS } from '../limits.js';
import { whenIdle } from './when-idle.js';

afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

describe('whenIdle', () => {
  it('waits for an idle browser, not longer than the limit, and can be cancelled', () => {
    const requestIdleCallback = jest.fn<typeof window.requestIdleCallback>(() => 7);
    const cancelIdleCallback = jest.fn();
    Object.assign(window, { requestIdleCallback, cancelIdleCallback });
    const work = () => undefined;
    const stop = whenIdle(work);
    expect(requestIdleCallback).toHaveBeenCalledWith(work, { timeout: IDLE_TIMEOUT_MS });
    stop();
    expect(cancelIdleCallback).toHaveBeenCalledWith(7);
  });
});
