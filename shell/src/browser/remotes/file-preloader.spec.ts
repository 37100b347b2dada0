/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { manifestRouteSchema, type LiveRemote } from '@mockingbird/contracts';
import { installIntegrityLookup } from './integrity.js';
import { prefetchRoute } from './file-preloader.js';

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
const links = () => [...document.head.querySelectorAll('link')];

beforeEach(() => {
  document.head.innerHTML = '';
  installIntegrityLookup();
});

describe('fetching a screen ahead', () => {
  it('asks for its files once, each as what it is, and says when all have come', async () => {
    const remote = remoteNamed('mfe-a');
    const came = prefetchRoute(remote, route);
    expect(links().map((link) => [link.rel, link.as, new URL(link.href).pathname])).toEqual([
      ['prefetch', 'script', '/remotes/mfe-a/1.0.0/remoteEntry.js'],
      ['prefetch', 'script', '/remotes/mfe-a/1.0.0/x.js'],
      ['prefetch', 'style', '/remotes/mfe-a/1.0.0/x.css'],
    ]);
    for (const link of links()) link.dispatchEvent(new Event('load'));
    expect(await came).toBe(true);
    await prefetchRoute(remote, route);
    expect(links()).toHaveLength(3);
  });

  it('says so when a file did not come', async () => {
    const came = prefetchRoute(remoteNamed('mfe-b'), route);
    const [first, ...others] = links();
    first?.dispatchEvent(new Event('error'));
    for (const link of others) link.dispatchEvent(new Event('load'));
    expect(await came).toBe(false);
  });
});
