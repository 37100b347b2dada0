import { createHash } from 'node:crypto';
import { ENTRY_FILE } from '../remote/browser-config.mjs';
import { SERVER_FILE } from '../remote/server-config.mjs';
import { sharedRanges } from '../webpack/shared.mjs';

const digest = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** The browser's files change under one name, so no digest of theirs stands anywhere: see `browser/integrity.ts`. */
const drawnInBrowser = (route) => ({
  ...route,
  kind: route.kind === 'page' ? 'client' : route.kind,
  js: [],
  css: [],
});

/**
 * The manifest of a remote that is developed: its pages are drawn by the browser alone, which always has the newest
 * code; documents and files come from the server bundle.
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
    routes: routes.map(drawnInBrowser),
    navigation,
    ...(search ? { search } : {}),
    // Without files a fragment is drawn by the browser alone.
    fragments: fragments.map((fragment) => ({ ...fragment, js: [], css: [] })),
    shared: sharedRanges(directory),
    files: { [SERVER_FILE]: { integrity: digest(server), bytes: server.length } },
  };
}
