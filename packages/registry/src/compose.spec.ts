import { describe, expect, it } from '@jest/globals';
import { manifestSchema } from '@mockingbird/contracts';
import { manifestOf as manifest } from '../test/manifest.js';
import {
  CompositionError,
  promote as nextComposition,
  rollback,
  rollBackRemote,
  withCanary,
  withoutCanary,
} from './compose.js';
import { routeConflicts } from './conflicts.js';
import { toLiveComposition, versionFilesText } from './live.js';

const ABOUT = { by: 'release', why: 'test', createdAt: '2026-11-20T00:00:00.000Z' };
describe('the next composition', () => {
  it('begins with number one and holds the remotes in order of name', () => {
    const first = nextComposition(undefined, [manifest('b', '1.0.0'), manifest('a', '1.0.0')], ABOUT);
    expect(first.number).toBe(1);
    expect(first.remotes.map((remote) => remote.manifest.name)).toEqual(['a', 'b']);
    expect(first.remotes[0]?.fallback).toBeUndefined();
  });

  it('keeps what was not promoted, and the version before as the one to fall back to', () => {
    const first = nextComposition(undefined, [manifest('a', '1.0.0'), manifest('b', '1.0.0')], ABOUT);
    const second = nextComposition(first, [manifest('a', '1.1.0')], ABOUT);
    expect(second.number).toBe(2);
    expect(second.remotes[0]?.manifest.version).toBe('1.1.0');
    expect(second.remotes[0]?.fallback?.version).toBe('1.0.0');
    expect(second.remotes[1]).toEqual(first.remotes[1]);
  });

  it('does not make a version its own fall-back when it is promoted again', () => {
    const first = nextComposition(undefined, [manifest('a', '1.0.0')], ABOUT);
    const second = nextComposition(first, [manifest('a', '1.1.0')], ABOUT);
    const third = nextComposition(second, [manifest('a', '1.1.0')], ABOUT);
    expect(third.remotes[0]?.fallback?.version).toBe('1.0.0');
  });
});

describe('route conflicts', () => {
  it('name both remotes and both patterns', () => {
    expect(
      routeConflicts([manifest('a', '1.0.0', '/x/:id'), manifest('b', '1.0.0', '/y', '/x/:name')]),
    ).toEqual([{ path: '/x/:id', remote: 'a', otherPath: '/x/:name', otherRemote: 'b' }]);
  });

  it('are none inside one remote', () => {
    expect(routeConflicts([manifest('a', '1.0.0', '/x', '/x')])).toEqual([]);
  });
});

describe('what browsers receive', () => {
  it('is every version with its fall-back, without the server bundle and pictures', () => {
    const first = nextComposition(undefined, [manifest('a', '1.0.0', '/x')], ABOUT);
    const second = manifest('a', '1.1.0', '/x');
    const { 'server.cjs': file } = second.files;
    if (!file) throw new Error('No file to copy');
    second.files['sign.0123456789.svg'] = file;
    const live = toLiveComposition(nextComposition(first, [second], ABOUT), 'shell', (text) => text);
    expect(live).toMatchObject({
      number: 2,
      remotes: [{ base: '/remotes/a/1.1.0/', fallback: { base: '/remotes/a/1.0.0/' } }],
    });
    const list = live.remotes[0]?.filesDigest ?? '';
    expect(JSON.parse(list).integrity).toEqual({ 'remoteEntry.js': expect.any(String) });
  });

  it('names the digest of a version’s list in place of its files', () => {
    const version = manifest('a', '1.0.0', '/x');
    for (const route of version.routes) route.js = ['x.js'];
    version.fragments = [{ name: 'f', js: ['f.js'], css: ['f.css'] }];
    const digest = (text: string) => `digest of ${text}`;
    const [live] = toLiveComposition(nextComposition(undefined, [version], ABOUT), 'shell', digest).remotes;
    expect(live).toMatchObject({
      filesDigest: digest(versionFilesText(version)),
      fragments: [{ js: [], css: [] }],
    });
    expect([live?.routes.flatMap(({ js }) => js), live && 'integrity' in live]).toEqual([[], false]);
    expect(JSON.parse(versionFilesText(version))).toMatchObject({
      routes: [{ js: ['x.js'] }],
      fragments: [{ name: 'f', js: ['f.js'], css: ['f.css'] }],
    });
  });

  it('has the same list of a version wherever its manifest comes from', () => {
    const version = manifest('mfe-a', '1.0.0', '/x');
    const { 'remoteEntry.js': file } = version.files;
    if (!file) throw new Error('No file to copy');
    version.files['a.js'] = file;
    const reordered = Object.fromEntries(Object.entries(version).reverse());
    const [first = {}] = version.routes;
    const routes = [Object.fromEntries(Object.entries(first).reverse())];
    const files = Object.fromEntries(Object.entries(version.files).reverse());
    const same = manifestSchema.parse({ ...reordered, routes, files });
    expect(Object.keys(same.files)).not.toEqual(Object.keys(version.files));
    expect(versionFilesText(same)).toBe(versionFilesText(version));
  });
});

const later = (minutes: number) => ({
  ...ABOUT,
  createdAt: new Date(Date.parse(ABOUT.createdAt) + minutes * 60_000).toISOString(),
});
const first = nextComposition(undefined, [manifest('a', '1.0.0', '/a'), manifest('b', '1.0.0', '/b')], ABOUT);
const second = nextComposition(first, [manifest('a', '1.1.0', '/a')], later(1));
const versions = (composition: typeof first) =>
  composition.remotes.map(({ manifest: { name, version } }) => `${name}@${version}`);

describe('time', () => {
  it('is later from one composition to the next, whatever the clocks say', () => {
    const early = nextComposition(second, [manifest('b', '1.1.0', '/b')], ABOUT);
    expect(early.createdAt > second.createdAt).toBe(true);
    const same = nextComposition(early, [manifest('b', '1.2.0', '/b')], {
      ...ABOUT,
      createdAt: early.createdAt,
    });
    expect(same.createdAt > early.createdAt).toBe(true);
  });

  it('says since when a version is live, and stays when the same one is promoted again', () => {
    expect(second.remotes.map(({ since }) => since)).toEqual([later(1).createdAt, ABOUT.createdAt]);
    const again = nextComposition(second, [manifest('a', '1.1.0', '/a')], later(2));
    expect(again.remotes[0]).toEqual(second.remotes[0]);
  });
});

describe('rolling back', () => {
  it('shows what an older composition showed, as a new one', () => {
    const back = rollback(second, first, later(2));
    expect(back).toMatchObject({ number: 3, kind: 'rollback', restores: 1 });
    expect(versions(back)).toEqual(versions(first));
    expect(back.remotes[0]?.since).toBe(later(2).createdAt);
    expect(back.remotes[1]).toEqual(second.remotes[1]);
  });

  it('never falls back to the version that is fled from, but to what the older one fell back to', () => {
    expect(rollback(second, first, later(2)).remotes[0]?.fallback).toBeUndefined();
    const third = nextComposition(second, [manifest('a', '1.2.0')], later(2));
    const back = rollback(third, second, later(3));
    expect(versions(back)).toEqual(versions(second));
    expect(back.remotes[0]?.fallback?.version).toBe('1.0.0');
    // The older composition has the current live version as its fallback.
    const again = nextComposition(back, [manifest('a', '1.0.0')], later(4));
    expect(rollback(again, back, later(5)).remotes[0]?.fallback).toBeUndefined();
  });

  it('takes away what came since, and brings no canary back', () => {
    const canary = withCanary(
      first,
      { manifest: manifest('a', '2.0.0', '/a'), percent: 5, cohorts: [], salt: 's' },
      later(1),
    );
    const more = nextComposition(canary, [manifest('c', '1.0.0', '/c')], later(2));
    const back = rollback(more, canary, later(3));
    expect(versions(back)).toEqual(['a@1.0.0', 'b@1.0.0']);
    expect(back.remotes[0]?.canary).toBeUndefined();
  });
});

describe('a canary', () => {
  const request = { manifest: manifest('a', '2.0.0', '/a'), percent: 1, cohorts: ['beta'], salt: 'one' };
  const running = withCanary(second, request, later(2));

  it('runs beside the live version, which stays', () => {
    expect(versions(running)).toEqual(versions(second));
    expect(running).toMatchObject({ number: 3, kind: 'canary' });
    expect(running.remotes[0]?.canary).toMatchObject({ percent: 1, salt: 'one', since: later(2).createdAt });
    expect(running.remotes[0]?.fallback?.version).toBe('1.0.0');
  });

  it('keeps its salt and its beginning while it grows, and gets new ones with another version', () => {
    const grown = withCanary(running, { ...request, percent: 10, cohorts: [], salt: 'two' }, later(3));
    expect(grown.remotes[0]?.canary).toMatchObject({
      percent: 10,
      cohorts: [],
      salt: 'one',
      since: later(2).createdAt,
    });
    const other = withCanary(
      grown,
      { ...request, manifest: manifest('a', '2.0.1', '/a'), salt: 'three' },
      later(4),
    );
    expect(other.remotes[0]?.canary).toMatchObject({ salt: 'three', since: later(4).createdAt });
  });

  it('ends only on its own end, or with a promotion of its remote, and not with one of another', () => {
    expect(withoutCanary(running, 'a', later(3)).remotes[0]).toEqual(second.remotes[0]);
    const promoted = nextComposition(running, [request.manifest], later(3)).remotes[0];
    expect(promoted).toMatchObject({ manifest: { version: '2.0.0' }, fallback: { version: '1.1.0' } });
    expect(promoted?.canary).toBeUndefined();
    const unchanged = nextComposition(running, [manifest('a', '1.1.0', '/a')], later(3)).remotes[0];
    expect(unchanged).toEqual(second.remotes[0]);
    expect(nextComposition(running, [manifest('b', '2.0.0', '/b')], later(3)).remotes[0]).toEqual(
      running.remotes[0],
    );
  });

  it.each([
    [
      'a remote that is not live',
      () => withCanary(first, { ...request, manifest: manifest('z', '1.0.0') }, ABOUT),
    ],
    [
      'the version that is live',
      () => withCanary(first, { ...request, manifest: manifest('a', '1.0.0') }, ABOUT),
    ],
    ['an end where none runs', () => withoutCanary(first, 'a', ABOUT)],
    ['an end of a remote that is not live', () => withoutCanary(first, 'z', ABOUT)],
  ])('is refused for %s', (_what, act) => {
    expect(act).toThrow(CompositionError);
    expect(act).toThrow(expect.objectContaining({ code: 'MB-4012' }));
  });
});

describe('taking back', () => {
  it('makes the version before live again, with nothing to fall back to', () => {
    const back = rollBackRemote(second, 'a', later(2));
    expect(back).toMatchObject({ number: 3, kind: 'automatic' });
    expect(back.remotes[0]).toEqual({ manifest: first.remotes[0]?.manifest, since: later(2).createdAt });
  });

  it('is refused where there is no version before', () => {
    expect(() => rollBackRemote(first, 'a', ABOUT)).toThrow(expect.objectContaining({ code: 'MB-4012' }));
  });
});
