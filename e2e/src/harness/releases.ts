import { createHash } from 'node:crypto';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Composition, Publication } from '@mockingbird/contracts';
import { createReleaseClient, readPublication, type ReleaseClient } from '@mockingbird/registry/publish';
import type { TestSite } from './site/site.js';

const ROOT = resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** The small remote that tests add to a site. */
export const TRIAL_FOLDER = join(ROOT, 'e2e/fixtures/mfe-trial');

/**
 * Builds a remote as its team would, into a separate folder, and reads the result.
 * @param repository whose tooling builds
 */
export async function buildRemote(
  directory: string,
  version: string,
  repository = ROOT,
): Promise<Publication> {
  const out = await mkdtemp(join(tmpdir(), 'mockingbird-remote-'));
  try {
    const builder = join(repository, 'packages/tooling/bin/mb-build.mjs');
    await run(process.execPath, [builder, '--version', version, '--out', join(out, 'built')], {
      cwd: directory,
    });
    return await readPublication(join(out, 'built'));
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}

/** The last build of a shipped remote. */
export const builtRemote = (name: string): Promise<Publication> => readPublication(join(ROOT, name, 'dist'));

/** A file's text, changed or not; undefined leaves it unchanged. */
export type Change = (file: string, text: string) => string | undefined;

/** Another version from a built one: its files changed, its global renamed as a build would, its manifest updated. */
export function deriveVersion(
  from: Publication,
  version: string,
  change: Change = () => undefined,
): Publication {
  const { manifest } = from;
  const globalName = `${manifest.name}_${version}`.replaceAll(/[^A-Za-z0-9]/g, '_');
  const files: Publication['files'] = {};
  const described: Publication['manifest']['files'] = {};
  for (const [file, content] of Object.entries(from.files)) {
    const text = Buffer.from(content, 'base64').toString('utf8').replaceAll(manifest.globalName, globalName);
    const bytes = Buffer.from(change(file, text) ?? text);
    files[file] = bytes.toString('base64');
    described[file] = {
      integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
      bytes: bytes.length,
    };
  }
  return { files, manifest: { ...manifest, version, globalName, files: described } };
}

/** The platform's key of a site. */
export function releaseKeyOf(site: TestSite): { id: string; secret: string } {
  const pair = site.running.secrets.API_KEYS.split(',').find((each) => each.startsWith('release')) ?? '';
  const [id = '', secret = ''] = pair.split(':');
  return { id, secret };
}

/** Client of a site's releases module with the platform's key. */
export const releasesOf = (site: TestSite): ReleaseClient =>
  createReleaseClient({ servicesUrl: site.servicesUrl, key: releaseKeyOf(site) });

/** Publishes a version and makes it live. */
export async function release(site: TestSite, publication: Publication, why: string): Promise<Composition> {
  const { name, version } = publication.manifest;
  const client = releasesOf(site);
  await client.publish(publication);
  const { composition } = await client.promote({ remotes: [{ name, version }], why });
  return composition;
}
