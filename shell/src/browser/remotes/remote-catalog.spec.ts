/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { LiveRemote } from '@mockingbird/contracts';
import { isInBrowser, KnownRemotes, type KnownRemote } from './remote-catalog.js';

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
const composition = (remotes: KnownRemote[]) =>
  fetcher.mockImplementation(() => Promise.resolve(new Response(JSON.stringify({ number: 7, remotes }))));

describe('the remotes that a tab knows', () => {
  it('are at first the one of its page, and soon all, each told once', async () => {
    composition([home, tests]);
    const known = new KnownRemotes(7, '7-abc', home);
    const added: string[] = [];
    known.onChanged((changes) => added.push(...changes.added.map(({ name }) => name)));
    expect(known.match('/')?.remote.name).toBe('mfe-home');
    expect(known.match('/exam/x')).toBeUndefined();
    expect(known.complete).toBe(false);
    await Promise.all([known.load(), known.load()]);
    expect(fetcher).toHaveBeenCalledTimes(1);
    expect(fetcher).toHaveBeenCalledWith('/_mb/compositions/7-abc');
    expect(known.match('/exam/x')?.remote.name).toBe('mfe-tests');
    expect([known.complete, added]).toEqual([true, ['mfe-tests']]);
  });

  it('answer no address of a file', () => {
    expect(new KnownRemotes(7, '7-abc', home).match('/robots.txt')).toBeUndefined();
  });

  it('stay at the page’s version; what is live by now is what the tab falls back to', async () => {
    const newer = remote('mfe-home', '2.0.0', { '/': 'page' });
    composition([newer]);
    const known = new KnownRemotes(7, '7-abc', home);
    await known.load();
    expect(known.named('mfe-home')).toMatchObject({ version: '1.0.0', fallback: { version: '2.0.0' } });
  });

  it('fall back to the version before when theirs is the live one', async () => {
    const older = remote('mfe-home', '0.9.0', { '/': 'page' });
    composition([{ ...home, fallback: older }]);
    const known = new KnownRemotes(7, '7-abc', home);
    await known.load();
    expect(known.named('mfe-home')?.fallback?.version).toBe('0.9.0');
  });

  it('are asked for again after a failure', async () => {
    const known = new KnownRemotes(7, '7-abc', undefined);
    fetcher.mockResolvedValueOnce(new Response('', { status: 503 }));
    await expect(known.load()).rejects.toThrow('MB-2001');
    composition([home]);
    await known.load();
    expect(known.all.map(({ name }) => name)).toEqual(['mfe-home']);
  });
});

describe('a newer composition', () => {
  const tests2 = remote('mfe-tests', '2.0.0', { '/exam/:id': 'page' });
  const home2 = remote('mfe-home', '2.0.0', { '/': 'page' });
  const blog = remote('mfe-blog', '1.0.0', { '/blog': 'page' });
  const newer = (remotes: KnownRemote[], shell = 'abc') =>
    fetcher.mockImplementation(() =>
      Promise.resolve(new Response(JSON.stringify({ number: 8, shell, remotes }))),
    );
  const versions = (known: KnownRemotes) => known.all.map(({ name, version }) => `${name}@${version}`).sort();

  async function openTab() {
    composition([home, tests]);
    const known = new KnownRemotes(7, '7-abc', home, 'abc');
    await known.load();
    return known;
  }

  it('changes nothing before the tab moves', async () => {
    const known = await openTab();
    newer([home2, tests2, blog]);
    await known.learn('8-def');
    expect([known.composition, versions(known)]).toEqual([7, ['mfe-home@1.0.0', 'mfe-tests@1.0.0']]);
    expect([known.knows('7-abc'), known.knows('8-def')]).toEqual([false, true]);
  });

  it.each(['9-abc', '6-abc'])('is not learnt where the edge answers for %s with another one', async (key) => {
    const known = await openTab();
    newer([home2, tests2]);
    await known.learn(key);
    expect(known.knows('7-abc')).toBe(true);
  });

  it('is not followed by an older one, of an edge that is behind', async () => {
    const known = await openTab();
    newer([home2, tests2]);
    await known.learn('8-def');
    composition([home, tests]);
    await known.learn('7-abc');
    expect(known.knows('8-def')).toBe(true);
    known.settle(undefined);
    expect(known.composition).toBe(8);
    await known.learn('7-abc');
    expect(known.knows('8-def')).toBe(true);
  });

  it('is taken over but for the remote that is on the page, which follows once it is left', async () => {
    const known = await openTab();
    const changed: string[] = [];
    const told = (remotes: KnownRemote[]) => remotes.map(({ name, version }) => `${name}@${version}`);
    known.onChanged(({ gone, added }) => changed.push(`-${told(gone)} +${told(added)}`));
    newer([home2, tests2, blog]);
    await known.learn('8-def');
    expect(known.settle('mfe-home')).toBe(true);
    expect([known.composition, known.key]).toEqual([8, '8-def']);
    expect(versions(known)).toEqual(['mfe-blog@1.0.0', 'mfe-home@1.0.0', 'mfe-tests@2.0.0']);
    expect(known.match('/robots.txt')).toBeUndefined();
    known.settle('mfe-tests');
    known.settle('mfe-tests');
    expect(versions(known)).toEqual(['mfe-blog@1.0.0', 'mfe-home@2.0.0', 'mfe-tests@2.0.0']);
    expect(changed).toEqual([
      '-mfe-tests@1.0.0 +mfe-tests@2.0.0,mfe-blog@1.0.0',
      '-mfe-home@1.0.0 +mfe-home@2.0.0',
    ]);
  });

  it('takes a remote away that is no longer part of the site, once it is left', async () => {
    const known = await openTab();
    newer([tests2]);
    await known.learn('8-def');
    known.settle('mfe-home');
    expect(known.match('/')?.remote.version).toBe('1.0.0');
    known.settle('mfe-tests');
    expect(known.match('/')).toBeUndefined();
  });

  it('of another shell asks for a page load and changes nothing', async () => {
    const known = await openTab();
    newer([home2, tests2], 'xyz');
    await known.learn('8-def');
    expect(known.settle('mfe-home')).toBe(false);
    expect(versions(known)).toEqual(['mfe-home@1.0.0', 'mfe-tests@1.0.0']);
  });

  it('that was taken over is not undone when the page’s own comes late', async () => {
    const known = new KnownRemotes(7, '7-abc', home, 'abc');
    let answer: (response: Response) => void = () => undefined;
    fetcher.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    const loading = known.load();
    newer([home2, tests2]);
    await known.learn('8-def');
    known.settle(undefined);
    answer(new Response(JSON.stringify({ number: 7, remotes: [home, tests] })));
    await loading;
    expect(versions(known)).toEqual(['mfe-home@2.0.0', 'mfe-tests@2.0.0']);
  });
});

describe('a screen', () => {
  it.each([
    ['page', true],
    ['client', true],
    ['document', false],
    ['resource', false],
  ] as const)('of kind %s is drawn in the browser: %s', (kind, expected) => {
    const route = { id: 'r', path: '/', kind, query: [], js: [], css: [] };
    expect(isInBrowser(route)).toBe(expected);
  });
});
