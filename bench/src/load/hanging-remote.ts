import { createHash } from 'node:crypto';
import type { Manifest, Publication } from '@mockingbird/contracts';
import { createReleaseClient } from '@mockingbird/registry/publish';
import { setTimeout as after } from 'node:timers/promises';
import type { TestSite } from '../../../e2e/src/harness/site/site.js';
import { LIVE_LIMIT_MS } from '../limits.js';

const POLL_MS = 200;

/** A server bundle whose loaders never finish. */
const hangingBundle = (routes: Manifest['routes']) => `'use strict';
const page = { loader: () => new Promise(() => {}), head: () => ({ title: '', description: '' }), Component: () => null };
exports.default = { routes: {
${routes.map(({ id }) => `  ${JSON.stringify(id)}: () => Promise.resolve({ default: page }),`).join('\n')}
} };
`;

/** The same remote as a new version that hangs on the server. */
function hanging({ manifest, files }: Publication): Publication {
  const bundle = Buffer.from(hangingBundle(manifest.routes));
  const integrity = `sha384-${createHash('sha384').update(bundle).digest('base64')}`;
  return {
    manifest: {
      ...manifest,
      version: `${manifest.version.split('-')[0]}-hangs.1`,
      files: { ...manifest.files, [manifest.server]: { integrity, bytes: bundle.length } },
    },
    files: { ...files, [manifest.server]: bundle.toString('base64') },
  };
}

function releaseKey(site: TestSite) {
  const pair = site.running.secrets.API_KEYS.split(',').find((entry) => entry.startsWith('release')) ?? '';
  const at = pair.indexOf(':');
  return { id: pair.slice(0, at), secret: pair.slice(at + 1) };
}

/**
 * Makes one remote hang on the server, in a new composition of the running site.
 * @param victim its live publication
 * @param probe an address of that remote
 */
export async function hangRemote(site: TestSite, victim: Publication, probe: string): Promise<void> {
  const client = createReleaseClient({ servicesUrl: site.servicesUrl, key: releaseKey(site) });
  const publication = hanging(victim);
  const { name, version } = publication.manifest;
  await client.publish(publication);
  await client.promote({ remotes: [{ name, version }], why: 'bench: a remote that hangs' });
  const until = Date.now() + LIVE_LIMIT_MS;
  while (Date.now() < until) {
    const page = await (await fetch(site.url + probe)).text();
    if (page.includes(version)) return;
    await after(POLL_MS);
  }
  throw new Error(`${name}@${version} did not go live within ${LIVE_LIMIT_MS} ms`);
}
