/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { LiveRemote } from '@mockingbird/contracts';
import { isInBrowser, RemoteCatalog, type CatalogRemote } from './remote-catalog.js';

const fetcher = jest.fn<typeof fetch>();

beforeEach(() => {
  fetcher.mockReset();
  Object.defineProperty(globalThis, 'fetch', { value: fetcher, configurable: true, writable: true });
});

const remote = (name: string, version: string, paths: Record<string, 'page' | 'resource'>): LiveRemote => ({
  name,
  version,
  base: `/remotes/${name}/${version}/`,
  globalName: `${name}_${version}`.replaceAll(/\W/g, '_'),
  entry: 'remoteEntry.js',
  integrity: {},
  routes: Object.entries(paths).map(([path, kind], at) => ({
    id: `r${at}`,
    path,
    kind,
    query: [],
    js: [],
    css: [],
  })),
});

const home = remote('mfe-home', '1.0.0', { '/': 'page', '/robots.txt': 'resource' });
const tests = remote('mfe-tests', '1.0.0', { '/exam/:id': 'page' });
const composition = (remotes: CatalogRemote[]) =>
  fetcher.mockImplementation(() => Promise.resolve(new Response(JSON.stringify({ number: 7, remotes }))));

describe('the remotes of a tab', () => {
  it('are first the page’s remote, then all, and each is announced once', async () => {
    composition([home, tests]);
    const catalog = new RemoteCatalog(7, '7-abc', home);
    const added: string[] = [];
    catalog.onChange((changes) => added.push(...changes.added.map(({ name }) => name)));
    expect(catalog.match('/')?.remote.name).toBe('mfe-home');
    expect(catalog.match('/exam/x')).toBeUndefined();
    expect(catalog.isComplete).toBe(false);
    await Promise.all([catalog.load(), catalog.load()]);
    expect(fetcher).toHaveBeenCalledTimes(1);
    expect(fetcher).toHaveBeenCalledWith('/_mb/compositions/7-abc');
    expect(catalog.match('/exam/x')?.remote.name).toBe('mfe-tests');
    expect([catalog.isComplete, added]).toEqual([true, ['mfe-tests']]);
  });

  it('do not match resource routes', () => {
    expect(new RemoteCatalog(7, '7-abc', home).match('/robots.txt')).toBeUndefined();
  });

  it('stay at the page’s version, with the live version as the fallback', async () => {
    const newer = remote('mfe-home', '2.0.0', { '/': 'page' });
    composition([newer]);
    const catalog = new RemoteCatalog(7, '7-abc', home);
    await catalog.load();
    expect(catalog.byName('mfe-home')).toMatchObject({ version: '1.0.0', fallback: { version: '2.0.0' } });
  });

  it('fall back to the earlier version when theirs is live', async () => {
    const older = remote('mfe-home', '0.9.0', { '/': 'page' });
    composition([{ ...home, fallback: older }]);
    const catalog = new RemoteCatalog(7, '7-abc', home);
    await catalog.load();
    expect(catalog.byName('mfe-home')?.fallback?.version).toBe('0.9.0');
  });

  it('are requested again after a failure', async () => {
    const catalog = new RemoteCatalog(7, '7-abc', undefined);
    fetcher.mockResolvedValueOnce(new Response('', { status: 503 }));
    await expect(catalog.load()).rejects.toThrow('MB-2001');
    composition([home]);
    await catalog.load();
    expect(catalog.all.map(({ name }) => name)).toEqual(['mfe-home']);
  });
});

describe('a newer composition', () => {
  const tests2 = remote('mfe-tests', '2.0.0', { '/exam/:id': 'page' });
  const home2 = remote('mfe-home', '2.0.0', { '/': 'page' });
  const blog = remote('mfe-blog', '1.0.0', { '/blog': 'page' });
  const newer = (remotes: CatalogRemote[], shell = 'abc') =>
    fetcher.mockImplementation(() =>
      Promise.resolve(new Response(JSON.stringify({ number: 8, shell, remotes }))),
    );
  const versions = (catalog: RemoteCatalog) =>
    catalog.all.map(({ name, version }) => `${name}@${version}`).sort();

  async function openTab() {
    composition([home, tests]);
    const catalog = new RemoteCatalog(7, '7-abc', home, 'abc');
    await catalog.load();
    return catalog;
  }

  it('changes nothing before the tab navigates', async () => {
    const catalog = await openTab();
    newer([home2, tests2, blog]);
    await catalog.loadPending('8-def');
    expect([catalog.composition, versions(catalog)]).toEqual([7, ['mfe-home@1.0.0', 'mfe-tests@1.0.0']]);
    expect([catalog.isCurrentOrPending('7-abc'), catalog.isCurrentOrPending('8-def')]).toEqual([false, true]);
  });

  it.each(['9-abc', '6-abc'])('is ignored where the edge answers %s with another number', async (key) => {
    const catalog = await openTab();
    newer([home2, tests2]);
    await catalog.loadPending(key);
    expect(catalog.isCurrentOrPending('7-abc')).toBe(true);
  });

  it('is not replaced by an older one from an edge that is behind', async () => {
    const catalog = await openTab();
    newer([home2, tests2]);
    await catalog.loadPending('8-def');
    composition([home, tests]);
    await catalog.loadPending('7-abc');
    expect(catalog.isCurrentOrPending('8-def')).toBe(true);
    catalog.switchToPending(undefined);
    expect(catalog.composition).toBe(8);
    await catalog.loadPending('7-abc');
    expect(catalog.isCurrentOrPending('8-def')).toBe(true);
  });

  it('applies to all remotes except the mounted one, which follows after the visitor leaves it', async () => {
    const catalog = await openTab();
    const changed: string[] = [];
    const format = (remotes: CatalogRemote[]) => remotes.map(({ name, version }) => `${name}@${version}`);
    catalog.onChange(({ removed, added }) => changed.push(`-${format(removed)} +${format(added)}`));
    newer([home2, tests2, blog]);
    await catalog.loadPending('8-def');
    expect(catalog.switchToPending('mfe-home')).toBe(true);
    expect([catalog.composition, catalog.key]).toEqual([8, '8-def']);
    expect(versions(catalog)).toEqual(['mfe-blog@1.0.0', 'mfe-home@1.0.0', 'mfe-tests@2.0.0']);
    expect(catalog.match('/robots.txt')).toBeUndefined();
    catalog.switchToPending('mfe-tests');
    catalog.switchToPending('mfe-tests');
    expect(versions(catalog)).toEqual(['mfe-blog@1.0.0', 'mfe-home@2.0.0', 'mfe-tests@2.0.0']);
    expect(changed).toEqual([
      '-mfe-tests@1.0.0 +mfe-tests@2.0.0,mfe-blog@1.0.0',
      '-mfe-home@1.0.0 +mfe-home@2.0.0',
    ]);
  });

  it('removes a remote that is no longer live after the visitor leaves it', async () => {
    const catalog = await openTab();
    newer([tests2]);
    await catalog.loadPending('8-def');
    catalog.switchToPending('mfe-home');
    expect(catalog.match('/')?.remote.version).toBe('1.0.0');
    catalog.switchToPending('mfe-tests');
    expect(catalog.match('/')).toBeUndefined();
  });

  it('of another shell requires a page load and changes nothing', async () => {
    const catalog = await openTab();
    newer([home2, tests2], 'xyz');
    await catalog.loadPending('8-def');
    expect(catalog.switchToPending('mfe-home')).toBe(false);
    expect(versions(catalog)).toEqual(['mfe-home@1.0.0', 'mfe-tests@1.0.0']);
  });

  it('stays when the page’s own composition arrives late', async () => {
    const catalog = new RemoteCatalog(7, '7-abc', home, 'abc');
    let answer: (response: Response) => void = () => undefined;
    fetcher.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    const loading = catalog.load();
    newer([home2, tests2]);
    await catalog.loadPending('8-def');
    catalog.switchToPending(undefined);
    answer(new Response(JSON.stringify({ number: 7, remotes: [home, tests] })));
    await loading;
    expect(versions(catalog)).toEqual(['mfe-home@2.0.0', 'mfe-tests@2.0.0']);
  });
});

describe('a screen', () => {
  it.each([
    ['page', true],
    ['client', true],
    ['document', false],
    ['resource', false],
  ] as const)('of kind %s renders in the browser: %s', (kind, expected) => {
    const route = { id: 'r', path: '/', kind, query: [], js: [], css: [] };
    expect(isInBrowser(route)).toBe(expected);
  });
});
