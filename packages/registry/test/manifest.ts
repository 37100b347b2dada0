import type { Manifest } from '@mockingbird/contracts';

const DIGEST = `sha384-${'A'.repeat(64)}`;

/** A manifest with routes of these patterns. */
export const manifestOf = (name: string, version: string, ...paths: string[]): Manifest => ({
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
