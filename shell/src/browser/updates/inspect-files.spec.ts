/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { createHash, webcrypto } from 'node:crypto';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { LiveRemote } from '@mockingbird/contracts';
import { inspectFiles } from './inspect-files.js';

const fetcher = jest.fn<typeof fetch>();
const digest = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const FILES: Record<string, string> = { 'entry.js': 'entry', 'a.js': 'chunk', 'a.css': 'sheet' };

const version: LiveRemote = {
  name: 'mfe-a',
  version: '1.0.0',
  base: '/remotes/mfe-a/1.0.0/',
  globalName: 'mfe_a',
  entry: 'entry.js',
  integrity: Object.fromEntries(Object.entries(FILES).map(([file, text]) => [file, digest(text)])),
  routes: [{ id: 'a', path: '/a', kind: 'page', query: [], js: ['a.js'], css: ['a.css'] }],
};

/** Responds with the published files, or with the responses of the test. */
const serve = (otherwise: Record<string, () => Response> = {}) =>
  fetcher.mockImplementation(async (address) => {
    const file = String(address).split('/').at(-1) ?? '';
    return otherwise[file]?.() ?? new Response(FILES[file]);
  });

beforeEach(() => {
  fetcher.mockReset();
  Object.defineProperty(globalThis, 'fetch', { value: fetcher, configurable: true, writable: true });
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
});

describe('the files of a screen that did not load', () => {
  it('are read from the browser’s cache, and are good when they match the published hashes', async () => {
    serve();
    expect(await inspectFiles(version, 'a')).toBeUndefined();
    expect(fetcher.mock.calls.map(([address, init]) => [address, init?.cache])).toEqual(
      ['entry.js', 'a.js', 'a.css'].map((file) => [version.base + file, 'force-cache']),
    );
  });

  it.each([
    ['missing', () => new Response('', { status: 404 })],
    ['missing', () => new Response('', { status: 410 })],
    ['unavailable', () => new Response('', { status: 503 })],
    ['altered', () => new Response('chunk;')],
    [
      'unavailable',
      () => {
        throw new TypeError('no network');
      },
    ],
  ] as const)('are %s when one is', async (state, respond) => {
    serve({ 'a.js': respond });
    expect(await inspectFiles(version, 'a')).toEqual({ file: 'a.js', state });
  });

  it.each([
    ['altered', () => new Response('{}')],
    ['missing', () => new Response('', { status: 404 })],
  ] as const)('include the list of them, which is %s', async (state, respond) => {
    serve({ 'version-files.json': respond });
    const { integrity: _, ...rest } = version;
    const composed = { ...rest, filesDigest: digest('list') };
    expect(await inspectFiles(composed, 'a')).toEqual({ file: 'version-files.json', state });
  });

  it('count as good where the browser has no `crypto.subtle`', async () => {
    Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
    serve({ 'a.js': () => new Response('chunk;') });
    expect(await inspectFiles(version, 'a')).toBeUndefined();
  });
});
