/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { manifestRouteSchema, type LiveRemote } from '@mockingbird/contracts';
import { forgetLists, integrityOf, loadFiles, trust } from './integrity.js';

const route = manifestRouteSchema.parse({ id: 'x', path: '/x', js: ['x.js'], css: [] });
const list = { integrity: { 'entry.js': 'sha384-entry', 'x.js': 'sha384-x' }, routes: [route] };
const IMPOSSIBLE = `sha384-${'A'.repeat(64)}`;
const fetcher = jest.fn<typeof fetch>();
let count = 0;

/** Another version in each test: what a tab knows of a version stays. */
function composed(): LiveRemote {
  const version = `1.0.${(count += 1)}`;
  return {
    name: 'mfe-a',
    version,
    base: `/remotes/mfe-a/${version}/`,
    globalName: 'mfe_a',
    entry: 'entry.js',
    filesDigest: 'sha384-list',
    routes: [{ ...route, js: [] }],
  };
}

beforeEach(() => {
  fetcher.mockReset();
  fetcher.mockImplementation(async () => Response.json(list));
  Object.defineProperty(globalThis, 'fetch', { value: fetcher, configurable: true, writable: true });
});

describe('a version whose files the composition leaves out', () => {
  it('gets them from its list, whose digest the browser compares', async () => {
    const remote = composed();
    expect(integrityOf(`${remote.base}x.js`)).toBe(IMPOSSIBLE);
    await loadFiles(remote);
    expect(fetcher.mock.calls).toEqual([[`${remote.base}version-files.json`, { integrity: 'sha384-list' }]]);
    expect([remote.routes[0]?.js, remote.integrity]).toEqual([['x.js'], list.integrity]);
    expect(integrityOf(`${remote.base}x.js`)).toBe('sha384-x');
    expect(integrityOf(`${remote.base}unknown.js`)).toBe(IMPOSSIBLE);
  });

  it('is requested once, whichever composition describes it', async () => {
    const remote = composed();
    const other = { ...remote, watchUntil: 5 };
    await Promise.all([loadFiles(remote), loadFiles(other), loadFiles(remote)]);
    expect([fetcher.mock.calls.length, other.watchUntil, other.integrity]).toEqual([1, 5, list.integrity]);
  });

  it('needs no list when it came with the page', async () => {
    const remote = composed();
    await loadFiles({ ...remote, ...list });
    await loadFiles(remote);
    expect([fetcher.mock.calls.length, remote.integrity]).toEqual([0, list.integrity]);
  });

  it('needs one when the page had a part of it only, for a fragment', async () => {
    const remote = composed();
    trust({ ...remote, routes: [], integrity: { 'entry.js': 'sha384-entry' } });
    await loadFiles(remote);
    expect(integrityOf(`${remote.base}x.js`)).toBe('sha384-x');
  });

  it.each([
    ['is not there', () => Promise.resolve(new Response('', { status: 404 }))],
    ['has another digest', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('may run no file when its list %s, and can be tried again', async (_problem, answer) => {
    const remote = composed();
    fetcher.mockImplementationOnce(answer);
    await expect(loadFiles(remote)).rejects.toThrow();
    expect(integrityOf(`${remote.base}entry.js`)).toBe(IMPOSSIBLE);
    await loadFiles(remote);
    expect(integrityOf(`${remote.base}entry.js`)).toBe('sha384-entry');
  });

  it('can be tried again while its list does not come', async () => {
    const remote = composed();
    fetcher.mockImplementationOnce(() => new Promise(() => undefined));
    void loadFiles(remote);
    forgetLists('mfe-b');
    void loadFiles(remote);
    expect(fetcher).toHaveBeenCalledTimes(1);
    forgetLists('mfe-a');
    const loading = loadFiles(remote);
    expect(fetcher).toHaveBeenCalledTimes(2);
    await loading;
    expect(remote.integrity).toEqual(list.integrity);
  });

  it('is not trusted without a digest', async () => {
    const { filesDigest: _, ...remote } = composed();
    await loadFiles(remote);
    expect(fetcher.mock.calls[0]?.[1]?.integrity).toBe(IMPOSSIBLE);
  });
});
