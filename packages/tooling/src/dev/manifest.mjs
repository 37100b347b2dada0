import { createHash } from 'node:crypto';
import { ENTRY_FILE } from '../remote/browser-config.mjs';
import { SERVER_FILE } from '../remote/server-config.mjs';
import { sharedRanges } from '../webpack/shared.mjs';

/** @param {Buffer} bytes */
const digest = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** @typedef {import('@mockingbird/contracts').RemoteDescriptor} Descriptor */

/**
 * Browser files change under the same name, so they have no digests: see `browser/integrity.ts`.
 * @param {Descriptor['routes'][number]} route
 * @returns {import('@mockingbird/contracts').ManifestRoute}
 */
const asClientRoute = (route) => ({
  ...route,
  kind: route.kind === 'page' ? 'client' : route.kind,
  js: [],
  css: [],
});

/**
 * The manifest of a remote in development. Only the browser renders its pages, because it always has the newest code.
 * Documents and files come from the server bundle.
 * @param {{ descriptor: Descriptor, directory: string, version: string, global: string, server: Buffer }} parts
 * @returns {import('@mockingbird/contracts').Manifest}
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
    // Only the gate uses them, and it does not check a remote in development.
    examples: {},
    // Without files, only the browser renders a fragment.
    fragments: fragments.map((fragment) => ({ ...fragment, js: [], css: [] })),
    shared: sharedRanges(directory),
    files: { [SERVER_FILE]: { integrity: digest(server), bytes: server.length } },
  };
}
