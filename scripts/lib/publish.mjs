import { join } from 'node:path';
import { createReleaseClient, readPublication } from '@mockingbird/registry/publish';
import { remotes } from './workspaces.mjs';

/** What the gate says of a version; all else, such as services that do not answer, ends the start. */
const REFUSALS = new Set(['MB-4007', 'MB-4008', 'MB-4009', 'MB-4010']);

/** A site goes on with what was live before a version that the gate refuses; without one there is no site. */
function keepLiveOne(error, { name, version }, current) {
  const live = current?.remotes.find(({ manifest }) => manifest.name === name)?.manifest;
  if (!live || !REFUSALS.has(error?.code)) throw error;
  console.error(`${error.message}\n  ${name}@${version} is refused, and ${live.version} stays live:`);
  for (const { path, message } of error.faults ?? []) console.error(`  ${path}: ${message}`);
}

/**
 * Publishes every built remote, and makes live what is new: a version that the site does not have yet, and a remote that is
 * not live at all. A version that it had, and that somebody released something else over, stays where it is.
 */
export async function publishBuilt(servicesUrl, apiKeys) {
  const key = apiKeys
    .split(',')
    .map((pair) => ({ id: pair.slice(0, pair.indexOf(':')), secret: pair.slice(pair.indexOf(':') + 1) }))
    .find(({ id }) => id === 'release' || id.startsWith('release-'));
  if (!key) throw new Error('MB-5002 API_KEYS: needs a key with the id "release" (or "release-...")');
  const client = createReleaseClient({ servicesUrl, key });
  const current = await client.current();
  const published = [];
  for (const { directory } of remotes()) {
    const publication = await readPublication(join(directory, 'dist'));
    const { name, version } = publication.manifest;
    try {
      const { created } = await client.publish(publication);
      published.push({ name, version, created });
    } catch (error) {
      keepLiveOne(error, publication.manifest, current);
    }
  }
  const live = new Map(current?.remotes.map(({ manifest }) => [manifest.name, manifest.version]));
  const isFresh = ({ name, version, created }) => live.get(name) !== version && (created || !live.has(name));
  const fresh = published.filter(isFresh).map(({ name, version }) => ({ name, version }));
  for (const { name, version, created } of published) {
    if (!created && live.has(name) && live.get(name) !== version)
      console.error(
        `  ${name}@${live.get(name)} was released over ${version} of the working tree, and stays live`,
      );
  }
  if (current && fresh.length === 0) return current;
  const { composition } = await client.promote({ remotes: fresh, why: 'started from the working tree' });
  return composition;
}
