/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { LiveRemote } from '@mockingbird/contracts';
import { recoverFromMissingCode } from './recover-from-missing-code.js';

const version: LiveRemote = {
  name: 'mfe-a',
  version: '1.0.0',
  base: '/remotes/mfe-a/1.0.0/',
  globalName: 'mfe_a',
  entry: 'entry.js',
  integrity: {},
  routes: [],
};
const fetcher = jest.fn<typeof fetch>();
const reload = jest.fn();
let currentKey = '7-abc';

/** Sets the live composition and the status of the entry file. */
const respondWith = (live: string | undefined, status: number) =>
  fetcher.mockImplementation(async (address) => {
    if (address !== '/_mb/composition') return new Response('', { status });
    return live ? new Response(JSON.stringify({ key: live, number: 8 })) : new Response('', { status: 503 });
  });
const recover = () => recoverFromMissingCode({ currentKey: () => currentKey, reload }, version, 'a');

/** Sets the address that the document was loaded at. */
const setLoadedAddress = (path: string) =>
  Object.defineProperty(performance, 'getEntriesByType', {
    value: () => [{ name: new URL(path, window.location.href).href }],
    configurable: true,
  });

beforeEach(() => {
  jest.restoreAllMocks();
  reload.mockReset();
  sessionStorage.clear();
  currentKey = '7-abc';
  window.history.replaceState(null, '', '/exam/x');
  setLoadedAddress('/');
  Object.defineProperty(globalThis, 'fetch', { value: fetcher, configurable: true, writable: true });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('code that does not load', () => {
  it('reloads the page when another composition is live, once for each address and composition', async () => {
    respondWith('8-def', 200);
    expect(await recover()).toBe(true);
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('MB-3006 The code of mfe-a@1.0.0'));
    currentKey = '8-def';
    respondWith('8-def', 404);
    expect(await recover()).toBe(false);
    window.history.replaceState(null, '', '/exam/y');
    expect(await recover()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('reloads the page when a file is missing that the tab had not loaded yet', async () => {
    respondWith('7-abc', 404);
    expect(await recover()).toBe(true);
    expect(await recover()).toBe(false);
  });

  it.each([
    ['on the page that was just loaded', () => (setLoadedAddress('/exam/x'), respondWith('7-abc', 404))],
    ['when all files are there', () => respondWith('7-abc', 200)],
    ['when the live composition is unknown', () => respondWith(undefined, 404)],
    ['when there is no network', () => fetcher.mockRejectedValue(new TypeError('no network'))],
    [
      'where storage is forbidden: it could be a loop',
      () => {
        respondWith('8-def', 404);
        jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
          throw new Error('forbidden');
        });
      },
    ],
  ])('shows the failure %s', async (_when, arrange) => {
    arrange();
    expect(await recover()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
