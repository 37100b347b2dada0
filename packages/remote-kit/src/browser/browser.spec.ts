import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { isSavingData, runWhenIdle } from './index.js';

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
  Reflect.deleteProperty(navigator, 'connection');
});

describe('runWhenIdle', () => {
  it('waits for an idle browser, not longer than two seconds, and can be cancelled', () => {
    const requestIdleCallback = jest.fn<typeof window.requestIdleCallback>(() => 7);
    const cancelIdleCallback = jest.fn();
    Object.assign(window, { requestIdleCallback, cancelIdleCallback });
    const work = () => undefined;
    const cancel = runWhenIdle(work);
    expect(requestIdleCallback).toHaveBeenCalledWith(work, { timeout: 2_000 });
    cancel();
    expect(cancelIdleCallback).toHaveBeenCalledWith(7);
  });

  it('waits a moment in a browser without idle callbacks, and can be cancelled there', () => {
    jest.useFakeTimers();
    const work = jest.fn();
    const cancelled = jest.fn();
    runWhenIdle(work);
    runWhenIdle(cancelled)();
    expect(work).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(work).toHaveBeenCalledTimes(1);
    expect(cancelled).not.toHaveBeenCalled();
  });
});

describe('isSavingData', () => {
  it.each([
    [undefined, false],
    [{}, false],
    [{ saveData: false }, false],
    [{ saveData: true }, true],
  ])('reads %j', (connection, expected) => {
    if (connection) Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    expect(isSavingData()).toBe(expected);
  });
});
