/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { manifestRouteSchema, type LiveRemote } from '@mockingbird/contracts';
import { installIntegrityLookup } from './integrity.js';
import { createFilePreloader, type FilePreloader } from './file-preloader.js';

const remoteNamed = (name: string): LiveRemote => ({
  name,
  version: '1.0.0',
  base: `/remotes/${name}/1.0.0/`,
  globalName: name,
  entry: 'remoteEntry.js',
  integrity: { 'remoteEntry.js': 'sha384-a', 'x.js': 'sha384-b', 'x.css': 'sha384-c' },
  routes: [],
});
const route = manifestRouteSchema.parse({ id: 'x', path: '/x', js: ['x.js'], css: ['x.css'] });
let files: FilePreloader;
const links = () => [...document.head.querySelectorAll('link')];

beforeEach(() => {
  document.head.innerHTML = '';
  installIntegrityLookup();
  files = createFilePreloader();
});

describe('prefetching a screen', () => {
  it('requests each file once with its type, and resolves when all have loaded', async () => {
    const remote = remoteNamed('mfe-a');
    const hasLoaded = files.prefetchRoute(remote, route);
    expect(links().map((link) => [link.rel, link.as, new URL(link.href).pathname])).toEqual([
      ['prefetch', 'script', '/remotes/mfe-a/1.0.0/remoteEntry.js'],
      ['prefetch', 'script', '/remotes/mfe-a/1.0.0/x.js'],
      ['prefetch', 'style', '/remotes/mfe-a/1.0.0/x.css'],
    ]);
    for (const link of links()) link.dispatchEvent(new Event('load'));
    expect(await hasLoaded).toBe(true);
    await files.prefetchRoute(remote, route);
    expect(links()).toHaveLength(3);
  });

  it('resolves to false when a file did not load', async () => {
    const hasLoaded = files.prefetchRoute(remoteNamed('mfe-b'), route);
    const [first, ...others] = links();
    first?.dispatchEvent(new Event('error'));
    for (const link of others) link.dispatchEvent(new Event('load'));
    expect(await hasLoaded).toBe(false);
  });
});

describe('prefetching a screen of a version whose files the composition leaves out', () => {
  const fetcher = jest.fn<typeof fetch>();
  const composed = (name: string): LiveRemote => {
    const { integrity: _, ...rest } = remoteNamed(name);
    return { ...rest, filesDigest: 'sha384-list', routes: [{ ...route, js: [], css: [] }] };
  };

  beforeEach(() => {
    fetcher.mockReset();
    Object.defineProperty(globalThis, 'fetch', { value: fetcher, configurable: true, writable: true });
  });

  it('requests its list first, then the files that the list names', async () => {
    const remote = composed('mfe-c');
    const { integrity } = remoteNamed('mfe-c');
    fetcher.mockResolvedValue(Response.json({ integrity, routes: [route] }));
    const [stale] = remote.routes;
    if (!stale) throw new Error('No route');
    const hasLoaded = files.prefetchRoute(remote, stale);
    expect(links()).toEqual([]);
    await waitFor(() => expect(links()).toHaveLength(3));
    expect(links().map((link) => [new URL(link.href).pathname, link.integrity])).toEqual([
      ['/remotes/mfe-c/1.0.0/remoteEntry.js', 'sha384-a'],
      ['/remotes/mfe-c/1.0.0/x.js', 'sha384-b'],
      ['/remotes/mfe-c/1.0.0/x.css', 'sha384-c'],
    ]);
    for (const link of links()) link.dispatchEvent(new Event('load'));
    expect(await hasLoaded).toBe(true);
    // The catalog's routes from before name no files, and are still good to ask for.
    const again = createFilePreloader();
    document.head.innerHTML = '';
    void again.prefetchRoute(remote, stale);
    expect(links()).toHaveLength(3);
    expect(fetcher).toHaveBeenCalledTimes(1);
  });

  it('requests nothing without the list, and says so', async () => {
    fetcher.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await files.prefetchRoute(composed('mfe-d'), route)).toBe(false);
    expect(links()).toEqual([]);
  });
});
