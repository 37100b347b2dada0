import { join } from 'node:path';
import { createReleaseClient, releaseBuilt } from '@mockingbird/registry/publish';
import { remotes } from '../workspaces.mjs';

/**
 * Publishes every built remote, and promotes new versions. Released versions stay live.
 * @param {string} servicesUrl
 * @param {string} apiKeys
 */
export function publishBuilt(servicesUrl, apiKeys) {
  const key = apiKeys
    .split(',')
    .map((pair) => ({ id: pair.slice(0, pair.indexOf(':')), secret: pair.slice(pair.indexOf(':') + 1) }))
    .find(({ id }) => id === 'release' || id.startsWith('release-'));
  if (!key) throw new Error('MB-5002 API_KEYS: needs a key with the id "release" (or "release-...")');
  const folders = remotes().map(({ directory }) => join(directory, 'dist'));
  const client = createReleaseClient({ servicesUrl, key });
  return releaseBuilt(client, folders, { log: (line) => console.error(line) });
}
