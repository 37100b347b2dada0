/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { LiveRemote } from '@mockingbird/contracts';
import { hasNoNetwork, isMissingOffline, networkState } from './network-state.js';

const match = { remote: { name: 'mfe-a', version: '1.0.0' } as LiveRemote };
const address = new URL('https://site.test/exam/a?x=1');

/** The address whose data is stored. */
let stored: string | undefined;
let fetchHead: jest.Mock<() => Promise<unknown>>;

beforeEach(() => {
  stored = undefined;
  fetchHead = jest.fn(async () => undefined);
  Object.assign(window, {
    fetch: fetchHead,
    caches: { match: async (url: string) => (url === stored ? {} : undefined) },
  });
});

afterEach(() => {
  networkState.isDown = false;
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const setOnline = (isOnline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
const control = () =>
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller: {} }, configurable: true });

describe('a tab without a network', () => {
  it('is one whose browser says so, or whose service worker does', async () => {
    setOnline(false);
    expect(await hasNoNetwork()).toBe(true);
    setOnline(true);
    networkState.isDown = true;
    expect(await hasNoNetwork()).toBe(true);
    expect(fetchHead).not.toHaveBeenCalled();
  });

  it('is one whose service worker hides that the site does not answer', async () => {
    expect(await hasNoNetwork()).toBe(false);
    expect(fetchHead).not.toHaveBeenCalled();
    control();
    expect(await hasNoNetwork()).toBe(false);
    fetchHead.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await hasNoNetwork()).toBe(true);
  });
});

describe('a screen that needs a page load', () => {
  it('is one that is not stored, while there is no network', async () => {
    control();
    expect(await isMissingOffline(match, address)).toBe(false);
    setOnline(false);
    expect(await isMissingOffline(match, address)).toBe(true);
    expect(await isMissingOffline(undefined, address)).toBe(false);
    stored = '/_mb/data?remote=mfe-a&version=1.0.0&address=%2Fexam%2Fa%3Fx%3D1';
    expect(await isMissingOffline(match, address)).toBe(false);
  });

  it('is none without a service worker: a page load would show nothing', async () => {
    setOnline(false);
    expect(await isMissingOffline(match, address)).toBe(false);
  });
});
