import { describe, expect, it } from '@jest/globals';
import type { Manifest } from '@mockingbird/contracts';
import { promote as nextComposition } from './compose.js';
import { routeConflicts } from './conflicts.js';
import { toLiveComposition } from './live.js';

const ABOUT = { by: 'release', why: 'test', createdAt: '2026-11-20T00:00:00.000Z' };
const DIGEST = `sha384-${'A'.repeat(64)}`;

const manifest = (name: string, version: string, ...paths: string[]): Manifest => ({
  schema: 1,
  name,
  version,
  owner: 'team',
  apiVersion: 1,
  globalName: `${name}_${version}`.replaceAll(/[^a-z0-9]/g, '_'),
  entry: 'remoteEntry.js',
  server: 'server.cjs',
  routes: paths.map((path, at) => ({ id: `r${at}`, path, kind: 'page', query: [], js: [], css: [] })),
  navigation: [],
  fragments: [],
  examples: {},
  shared: {},
  files: {
    'remoteEntry.js': { integrity: DIGEST, bytes: 1 },
    'server.cjs': { integrity: DIGEST, bytes: 1 },
  },
});

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

describe('what browsers are told', () => {
  it('is every version with its fall-back, without the server bundle', () => {
    const first = nextComposition(undefined, [manifest('a', '1.0.0', '/x')], ABOUT);
    const live = toLiveComposition(nextComposition(first, [manifest('a', '1.1.0', '/x')], ABOUT), 'shell');
    expect(live).toMatchObject({
      number: 2,
      remotes: [{ base: '/remotes/a/1.1.0/', fallback: { base: '/remotes/a/1.0.0/' } }],
    });
    expect(live.remotes[0]?.integrity).toEqual({ 'remoteEntry.js': DIGEST });
  });
});
