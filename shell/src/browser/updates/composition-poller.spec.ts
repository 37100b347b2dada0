/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CompositionPoller } from './composition-poller.js';
import { COMPOSITION_POLL_MS, COMPOSITION_STALE_MS } from './limits.js';

const fetcher = jest.fn<typeof fetch>();
const loadPending = jest.fn<(key: string) => Promise<void>>();
let now = 0;
let knownKeys: string[];
let poller: CompositionPoller;

const setLive = (key: string) =>
  fetcher.mockImplementation(() => Promise.resolve(new Response(JSON.stringify({ key, number: 8 }))));

beforeEach(() => {
  now = 0;
  knownKeys = ['7-abc'];
  fetcher.mockReset();
  loadPending.mockReset().mockImplementation(async (key) => void knownKeys.push(key));
  Object.defineProperty(globalThis, 'fetch', { value: fetcher, configurable: true, writable: true });
  poller = new CompositionPoller({
    catalog: { isCurrentOrPending: (key) => knownKeys.includes(key), loadPending },
    now: () => now,
  });
});

afterEach(() => void jest.useRealTimers());

describe('a check of the live composition', () => {
  it('loads a new one, and not the tab’s own', async () => {
    setLive('7-abc');
    await poller.check();
    expect(loadPending).not.toHaveBeenCalled();
    setLive('8-def');
    await poller.check();
    await poller.check();
    expect(loadPending.mock.calls).toEqual([['8-def']]);
  });

  it('runs once at a time, and never rejects', async () => {
    fetcher.mockRejectedValue(new TypeError('no network'));
    await Promise.all([poller.check(), poller.check()]);
    expect(fetcher).toHaveBeenCalledTimes(1);
    setLive('8-def');
    await poller.check();
    expect(loadPending).toHaveBeenCalledWith('8-def');
  });

  it('runs at a navigation when the last one is stale; the page counts as the first', () => {
    setLive('7-abc');
    now = COMPOSITION_STALE_MS;
    poller.checkIfStale();
    expect(fetcher).not.toHaveBeenCalled();
    now += 1;
    poller.checkIfStale();
    poller.checkIfStale();
    expect(fetcher).toHaveBeenCalledTimes(1);
  });

  it('runs when a response names another composition, once for each key: it may be cached', async () => {
    setLive('7-abc');
    poller.onCompositionHeader('7-abc');
    expect(fetcher).not.toHaveBeenCalled();
    poller.onCompositionHeader('6-old');
    await poller.check();
    poller.onCompositionHeader('6-old');
    expect(fetcher).toHaveBeenCalledTimes(1);
  });

  it('runs every minute while the tab is visible', () => {
    jest.useFakeTimers();
    setLive('7-abc');
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    poller.start();
    jest.advanceTimersByTime(COMPOSITION_POLL_MS);
    expect(fetcher).not.toHaveBeenCalled();
    visibility.mockReturnValue('visible');
    now = COMPOSITION_POLL_MS;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(fetcher).toHaveBeenCalledTimes(1);
  });
});
