import { join } from 'node:path';
import { createReleaseClient, readPublication } from '@mockingbird/registry/publish';
import { remotes } from './workspaces.mjs';

/** Publishes every built remote and makes the versions live that are not live yet. */
export async function publishBuilt(servicesUrl, apiKeys) {
  const key = apiKeys
    .split(',')
    .map((pair) => ({ id: pair.slice(0, pair.indexOf(':')), secret: pair.slice(pair.indexOf(':') + 1) }))
    .find(({ id }) => id === 'release' || id.startsWith('release-'));
  if (!key) throw new Error('MB-5002 API_KEYS: needs a key with the id "release" (or "release-...")');
  const client = createReleaseClient({ servicesUrl, key });
  const published = [];
  for (const { directory } of remotes()) {
    const publication = await readPublication(join(directory, 'dist'));
    await client.publish(publication);
    published.push({ name: publication.manifest.name, version: publication.manifest.version });
  }
  const current = await client.current();
  const live = new Set(current?.remotes.map(({ manifest }) => `${manifest.name}@${manifest.version}`));
  const fresh = published.filter(({ name, version }) => !live.has(`${name}@${version}`));
  if (current && fresh.length === 0) return current;
  const { composition } = await client.promote({ remotes: fresh, why: 'started from the working tree' });
  return composition;
}
