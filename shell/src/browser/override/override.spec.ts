/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PageRemote, PageState } from '@mockingbird/contracts';
import { integrityOf, trust } from '../remotes/integrity.js';
import { storedOverride } from './requested-override.js';
import { findPinnedVersions } from './override.js';

const ORIGIN = 'http://localhost:5173';
const PUBLISHED = 'mfe-a@2.0.0';
const LOCAL = `mfe-a@${ORIGIN}`;

const remote: PageRemote = {
  name: 'mfe-a',
  version: '2.0.0',
  base: '/remotes/mfe-a/2.0.0/',
  globalName: 'mfe_a',
  entry: 'entry.js',
  integrity: {},
  routes: [],
};
const manifest = (name: string) => ({
  schema: 1,
  name,
  version: '9.9.9',
  owner: 'team',
  apiVersion: 1,
  globalName: 'mfe_a_local',
  entry: 'remoteEntry.js',
  server: 'server.cjs',
  routes: [{ id: 'a', path: '/a', js: [], css: [] }],
  navigation: [],
  shared: {},
  files: {
    'remoteEntry.js': { integrity: `sha384-${'A'.repeat(64)}`, bytes: 1 },
    'server.cjs': { integrity: `sha384-${'A'.repeat(64)}`, bytes: 1 },
  },
});
const fetcher = jest.fn<typeof fetch>();
const replace = jest.fn<(address: string) => void>();
const warn = jest.spyOn(console, 'warn');
const withOverrides = (override?: PageState['override']) => ({
  overrideOrigins: [ORIGIN],
  ...(override ? { override } : {}),
});
const findPinned = (state: Parameters<typeof findPinnedVersions>[0], requested?: string) =>
  findPinnedVersions(state, requested, storedOverride(), replace);
const warnings = () => warn.mock.calls.map(([text]) => String(text));

beforeEach(() => {
  jest.clearAllMocks();
  warn.mockImplementation(() => undefined);
  sessionStorage.clear();
  window.history.replaceState(null, '', '/a?q=1#part');
  fetcher.mockReset();
  Object.defineProperty(globalThis, 'fetch', { value: fetcher, configurable: true, writable: true });
});

describe('an override', () => {
  it('of a published version uses the edge’s data, and is stored for the tab', async () => {
    const versions = await findPinned(withOverrides([{ name: 'mfe-a', remote }]), PUBLISHED);
    expect(versions).toEqual([{ remote, label: 'mfe-a 2.0.0' }]);
    expect([storedOverride(), warnings()]).toEqual([PUBLISHED, []]);
  });

  it('is added again to a page of the tab without it', async () => {
    await findPinned(withOverrides([{ name: 'mfe-a', remote }]), PUBLISHED);
    expect(await findPinned(withOverrides())).toBeUndefined();
    expect(replace).toHaveBeenCalledWith(`${window.location.origin}/a?q=1&mb=mfe-a%402.0.0#part`);
  });

  it('of a listed origin uses the build of that server, without hashes', async () => {
    fetcher.mockResolvedValue(new Response(JSON.stringify(manifest('mfe-a'))));
    const versions = await findPinned(withOverrides([{ name: 'mfe-a', origin: ORIGIN }]), LOCAL);
    expect(fetcher.mock.calls[0]?.[0]).toBe(`${ORIGIN}/manifest.json`);
    expect(versions).toMatchObject([
      { remote: { version: '9.9.9', base: `${ORIGIN}/`, integrity: {} }, label: `mfe-a from ${ORIGIN}` },
    ]);
    const entry = `${ORIGIN}/remoteEntry.js`;
    expect(integrityOf(entry)).toContain('sha384-');
    for (const each of versions ?? []) trust(each.remote);
    expect(integrityOf(entry)).toBe('');
    expect(integrityOf('http://localhost:51730/x.js')).not.toBe('');
  });

  it.each([
    ['another origin than the listed', 'http://evil.test', () => Promise.resolve(new Response('{}'))],
    ['an origin that does not answer', ORIGIN, () => Promise.reject(new TypeError('no network'))],
    ['no manifest', ORIGIN, () => Promise.resolve(new Response('{}'))],
    ['another remote', ORIGIN, () => Promise.resolve(new Response(JSON.stringify(manifest('mfe-b'))))],
  ])('that names %s is ignored', async (_what, origin, answer) => {
    fetcher.mockImplementation(answer);
    expect(await findPinned(withOverrides([{ name: 'mfe-a', origin }]), `mfe-a@${origin}`)).toEqual([]);
    expect(warnings()[0]).toContain(`MB-3007 The override mfe-a@${origin} is ignored`);
    if (origin !== ORIGIN) expect(fetcher).not.toHaveBeenCalled();
  });

  it('that the edge did not accept is ignored and not stored', async () => {
    expect(await findPinned(withOverrides(), 'mfe-unknown@1.0.0')).toEqual([]);
    expect(warnings()[0]).toContain('MB-3007 The override mfe-unknown@1.0.0');
    expect(storedOverride()).toBeUndefined();
  });

  it('is ignored and removed where overrides are off', async () => {
    await findPinned(withOverrides([{ name: 'mfe-a', remote }]), PUBLISHED);
    expect(await findPinned({}, PUBLISHED)).toEqual([]);
    expect(warnings()[0]).toContain('MB-3007');
    expect(await findPinned({})).toEqual([]);
    expect([storedOverride(), replace.mock.calls]).toEqual([undefined, []]);
  });
});
