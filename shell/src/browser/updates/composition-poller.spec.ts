/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CompositionWatch } from './composition-poller.js';
import { COMPOSITION_LOOK_MS, COMPOSITION_STALE_MS } from './limits.js';

const fetcher = jest.fn<typeof fetch>();
const learn = jest.fn<(key: string) => Promise<void>>();
let now = 0;
let known: string[];
let watch: CompositionWatch;

const live = (key: string) =>
  fetcher.mockImplementation(() => Promise.resolve(new Response(JSON.stringify({ key, number: 8 }))));

beforeEach(() => {
  now = 0;
  known = ['7-abc'];
  fetcher.mockReset();
  learn.mockReset().mockImplementation(async (key) => void known.push(key));
  Object.defineProperty(globalThis, 'fetch', { value: fetcher, configurable: true, writable: true });
  watch = new CompositionWatch({ known: { knows: (key) => known.includes(key), learn }, now: () => now });
});

afterEach(() => void jest.useRealTimers());

describe('a look for the live composition', () => {
  it('learns a new one, and the tab’s own not again', async () => {
    live('7-abc');
    await watch.look();
    expect(learn).not.toHaveBeenCalled();
    live('8-def');
    await watch.look();
    await watch.look();
    expect(learn.mock.calls).toEqual([['8-def']]);
  });

  it('is made once at a time, and never fails', async () => {
    fetcher.mockRejectedValue(new TypeError('no network'));
    await Promise.all([watch.look(), watch.look()]);
    expect(fetcher).toHaveBeenCalledTimes(1);
    live('8-def');
    await watch.look();
    expect(learn).toHaveBeenCalledWith('8-def');
  });

  it('is made by a move when the last one is old, the page being the first', () => {
    live('7-abc');
    now = COMPOSITION_STALE_MS;
    watch.lookIfOld();
    expect(fetcher).not.toHaveBeenCalled();
    now += 1;
    watch.lookIfOld();
    watch.lookIfOld();
    expect(fetcher).toHaveBeenCalledTimes(1);
  });

  it('is made when an answer names another composition, once for each name: it may come from a cache', async () => {
    live('7-abc');
    watch.hear('7-abc');
    expect(fetcher).not.toHaveBeenCalled();
    watch.hear('6-old');
    await watch.look();
    watch.hear('6-old');
    expect(fetcher).toHaveBeenCalledTimes(1);
  });

  it('is made every minute while the tab is seen', () => {
    jest.useFakeTimers();
    live('7-abc');
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    watch.start();
    jest.advanceTimersByTime(COMPOSITION_LOOK_MS);
    expect(fetcher).not.toHaveBeenCalled();
    visibility.mockReturnValue('visible');
    now = COMPOSITION_LOOK_MS;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(fetcher).toHaveBeenCalledTimes(1);
  });
});
