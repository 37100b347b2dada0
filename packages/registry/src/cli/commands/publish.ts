import { isDeepStrictEqual } from 'node:util';
import type { Command } from 'commander';
import {
  manifestSchema,
  publicationSchema,
  type Manifest,
  type PublishedResult,
} from '@mockingbird/contracts';
import { readPublication } from '../../publish/read-publication.js';
import { ReleaseError, type ReleaseClient } from '../../publish/release-client.js';
import { fitting } from '../arguments.js';
import type { Outcome, Run } from '../call.js';
import { checkLines } from '../checks.js';
import { countText, sizeText } from '../output/format.js';

const CONFLICT = 409;
const NOT_STORED: ReadonlySet<string> = new Set(['MB-4005', 'MB-1003']);

/** The stored manifest of a version, or undefined while the number is free. */
async function storedManifest(
  client: ReleaseClient,
  { name, version }: Manifest,
): Promise<Manifest | undefined> {
  try {
    const bytes = await client.file(name, version, 'manifest.json');
    return manifestSchema.parse(JSON.parse(bytes.toString('utf8')));
  } catch (error) {
    if (error instanceof ReleaseError && NOT_STORED.has(error.code)) return undefined;
    throw error;
  }
}

/**
 * Asks before anything is sent whether the number is taken: a manifest bears the digest of every file, so that two
 * contents are the same when their manifests are.
 * @returns whether the same content is stored already
 * @throws ReleaseError MB-4002 when another one is
 */
async function isStored(client: ReleaseClient, manifest: Manifest): Promise<boolean> {
  const stored = await storedManifest(client, manifest);
  if (stored === undefined) return false;
  if (isDeepStrictEqual(stored, manifest)) return true;
  const before = new Map(Object.entries(stored));
  const issues = Object.entries(manifest)
    .filter(([key, value]) => !isDeepStrictEqual(before.get(key), value))
    .map(([key]) => ({ path: `/${key}`, message: 'Differs from what is stored' }));
  const { name, version } = manifest;
  const detail = `${name}@${version} exists with another content. Raise the version: npx lerna version --yes`;
  throw new ReleaseError('MB-4002', CONFLICT, detail, issues);
}

function outcomeOf(result: PublishedResult, manifest: Manifest, stored: boolean): Outcome {
  const { name, version, checks, created, dryRun } = result;
  const sizes = Object.values(manifest.files).map(({ bytes }) => bytes);
  const whole = sizes.reduce((sum, bytes) => sum + bytes, 0);
  const end = stored
    ? 'is stored already, with the same content'
    : dryRun
      ? 'may be published (dry run: nothing was stored)'
      : created
        ? 'is published'
        : 'was stored already, with the same content';
  return {
    document: result,
    lines: (style) => [
      `${name}@${version}: ${countText(sizes.length, 'file')}, ${sizeText(whole)}`,
      ...checkLines(checks, style),
      style.bold(`${name}@${version} ${end}`),
      ...(dryRun ? [] : [style.dim(`Next: npx mb promote ${name}@${version} --why "..."`)]),
    ],
  };
}

interface PublishOptions {
  commit?: string;
  dryRun?: boolean;
}

/** `mb publish`: stores a built version after the gate has checked it. */
export function addPublish(program: Command, run: Run): void {
  program
    .command('publish')
    .description('store a built version of a remote; no visitor receives it yet')
    .argument('[folder]', 'where the build left it', 'dist')
    .option('--commit <hash>', 'the commit that it was built from; the release screens show it')
    .option('--dry-run', 'check everything, store nothing')
    .action((folder: string, { commit, dryRun }: PublishOptions, command: Command) =>
      run(command, async ({ client, progress, atGate }) => {
        const publication = await readPublication(folder, (read, of) =>
          progress(`read ${read} of ${of} files`),
        );
        const { manifest } = publication;
        const { name, version } = manifest;
        progress(`asking whether ${name}@${version} is free`);
        if (await isStored(client, manifest)) {
          const result = { name, version, created: false, dryRun: dryRun === true, checks: [] };
          return outcomeOf(result, manifest, true);
        }
        const request = fitting(publicationSchema, {
          ...publication,
          ...(commit === undefined ? {} : { commit }),
          ...(dryRun ? { dryRun } : {}),
        });
        const result = await atGate(`${name}@${version} is sent, the gate checks it`, () =>
          client.publish(request),
        );
        return outcomeOf(result, manifest, false);
      }),
    );
}
