import type { Manifest } from '@mockingbird/contracts';
import type { LiveSite, ServedRemote } from '../../src/edge/composition/live-site.js';

const DIGEST = `sha384-${'A'.repeat(64)}`;

/** Creates a manifest with pages at these paths, for tests. */
export const manifestOf = (name: string, version: string, paths: readonly string[]): Manifest => ({
  schema: 1,
  name,
  version,
  owner: 'team',
  apiVersion: 1,
  globalName: `${name}_${version}`.replaceAll(/[^a-z0-9]/g, '_'),
  entry: 'remoteEntry.js',
  server: 'server.cjs',
  routes: paths.map((path, index) => ({ id: `r${index}`, path, kind: 'page', query: [], js: [], css: [] })),
  navigation: [],
  fragments: [],
  examples: {},
  shared: {},
  files: {
    'remoteEntry.js': { integrity: DIGEST, bytes: 1 },
    'server.cjs': { integrity: DIGEST, bytes: 1 },
  },
});

/** Creates a served remote, for tests. */
export function servedRemote(name: string, version: string, paths: readonly string[]): ServedRemote {
  const manifest = manifestOf(name, version, paths);
  const { routes } = manifest;
  return {
    manifest,
    routes,
    isFallback: false,
    styles: new Map(),
    server: { name, version, serverFile: '/dev/null', routes },
  };
}

/** Creates a site of these remotes with their canaries, for tests. */
export function liveSite(remotes: ServedRemote[]): LiveSite {
  const since = '2026-11-20T00:00:00.000Z';
  const usable = remotes.map(({ manifest, canary }) => ({
    manifest,
    since,
    ...(canary ? { canary: { ...canary.rule, manifest: canary.served.manifest, since } } : {}),
  }));
  return {
    composition: {
      schema: 2,
      number: 7,
      createdAt: since,
      kind: 'promote',
      by: 'release',
      why: 'test',
      remotes: usable,
    },
    usable,
    live: { number: 7, shell: 'shell', remotes: [] },
    liveKey: '7-abcdefabcdef',
    remotes,
    broken: [],
    chrome: { navigation: [], search: undefined },
    isComplete: true,
  };
}
