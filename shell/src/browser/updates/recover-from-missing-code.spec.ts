/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { LiveRemote } from '@mockingbird/contracts';
import { getOverGoneCode } from './recover-from-missing-code.js';

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
let own = '7-abc';

/** What is live, and what the entry answers. */
const answers = (live: string | undefined, status: number) =>
  fetcher.mockImplementation(async (address) => {
    if (address !== '/_mb/composition') return new Response('', { status });
    return live ? new Response(JSON.stringify({ key: live, number: 8 })) : new Response('', { status: 503 });
  });
const getOver = () => getOverGoneCode({ key: () => own, reload }, version, 'a');

/** The address that the document was loaded at. */
const loadedAt = (path: string) =>
  Object.defineProperty(performance, 'getEntriesByType', {
    value: () => [{ name: new URL(path, window.location.href).href }],
    configurable: true,
  });

beforeEach(() => {
  jest.restoreAllMocks();
  reload.mockReset();
  sessionStorage.clear();
  own = '7-abc';
  window.history.replaceState(null, '', '/exam/x');
  loadedAt('/');
  Object.defineProperty(globalThis, 'fetch', { value: fetcher, configurable: true, writable: true });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('code that does not load', () => {
  it('is got over by a page load when another composition is live, once for each address and composition', async () => {
    answers('8-def', 200);
    expect(await getOver()).toBe(true);
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('MB-3006 mfe-a@1.0.0'));
    own = '8-def';
    answers('8-def', 404);
    expect(await getOver()).toBe(false);
    window.history.replaceState(null, '', '/exam/y');
    expect(await getOver()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('is got over when a file is gone that the tab had not loaded yet', async () => {
    answers('7-abc', 404);
    expect(await getOver()).toBe(true);
    expect(await getOver()).toBe(false);
  });

  it.each([
    ['on the very page that was just loaded', () => (loadedAt('/exam/x'), answers('7-abc', 404))],
    ['when all files are there', () => answers('7-abc', 200)],
    ['when nobody says what is live', () => answers(undefined, 404)],
    ['when there is no network', () => fetcher.mockRejectedValue(new TypeError('no network'))],
    [
      'when nothing can be remembered: it might be a loop',
      () => {
        answers('8-def', 404);
        jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
          throw new Error('forbidden');
        });
      },
    ],
  ])('is told to the reader %s', async (_when, arrange) => {
    arrange();
    expect(await getOver()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
