import { createHash } from 'node:crypto';
import { ENTRY_FILE } from '../remote/browser-config.mjs';
import { SERVER_FILE } from '../remote/server-config.mjs';
import { sharedRanges } from '../webpack/shared.mjs';

const digest = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Browser files change under the same name, so they have no digests: see `browser/integrity.ts`. */
const asClientRoute = (route) => ({
  ...route,
  kind: route.kind === 'page' ? 'client' : route.kind,
  js: [],
  css: [],
});

/**
 * The manifest of a remote in development. Only the browser renders its pages, because it always has the newest code.
 * Documents and files come from the server bundle.
 * @param {{ descriptor: object, directory: string, version: string, global: string, server: Buffer }} parts
 */
export function developmentManifest({ descriptor, directory, version, global, server }) {
  const { name, owner, apiVersion, navigation, search, routes, fragments } = descriptor;
  return {
    schema: 1,
    name,
    version,
    owner,
    apiVersion,
    globalName: global,
    entry: ENTRY_FILE,
    server: SERVER_FILE,
    routes: routes.map(asClientRoute),
    navigation,
    ...(search ? { search } : {}),
    // Without files, only the browser renders a fragment.
    fragments: fragments.map((fragment) => ({ ...fragment, js: [], css: [] })),
    shared: sharedRanges(directory),
    files: { [SERVER_FILE]: { integrity: digest(server), bytes: server.length } },
  };
}
