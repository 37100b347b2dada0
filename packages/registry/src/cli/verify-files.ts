import { createHash } from 'node:crypto';
import type { Composition, Manifest } from '@mockingbird/contracts';
import pMap from 'p-map';
import { ReleaseError, type ReleaseClient } from '../publish/release-client.js';
import { EXIT } from './exit-codes.js';
import { failureOf } from './failure.js';
import { VERIFY_AT_ONCE } from './limits.js';

/** The roles of one version in a composition. */
export type Role = 'live' | 'fallback' | 'canary';

export interface VerifiedVersion {
  name: string;
  version: string;
  role: Role;
  files: number;
  /** Bytes fetched. */
  bytes: number;
  /** Files that are missing or differ from the manifest. */
  differing: number;
}

export interface Difference {
  /** `name@version/file`, or the part of the composition. */
  what: string;
  message: string;
}

interface Task {
  version: VerifiedVersion;
  file: string;
  expected: Manifest['files'][string];
}

/** All versions that a composition names, with their roles. */
function versionsOf({ remotes }: Composition): { manifest: Manifest; role: Role }[] {
  return remotes.flatMap(({ manifest, fallback, canary }) => [
    { manifest, role: 'live' as const },
    ...(fallback ? [{ manifest: fallback, role: 'fallback' as const }] : []),
    ...(canary ? [{ manifest: canary.manifest, role: 'canary' as const }] : []),
  ]);
}

const digestOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** @returns the issue of a file, or undefined */
async function findIssue(
  client: ReleaseClient,
  { version, file, expected }: Task,
): Promise<string | undefined> {
  let bytes: Buffer;
  try {
    bytes = await client.file(version.name, version.version, file);
  } catch (error) {
    // A rejected file counts as different. Unreachable services or a key without permission say nothing about the file.
    if (error instanceof ReleaseError && failureOf(error).exit === EXIT.failed) return error.message;
    throw error;
  }
  version.bytes += bytes.length;
  if (bytes.length !== expected.bytes) return `${bytes.length} bytes instead of ${expected.bytes}`;
  const digest = digestOf(bytes);
  return digest === expected.integrity ? undefined : `${digest} instead of ${expected.integrity}`;
}

/**
 * Fetches every file of every version in a composition, and compares size and sha384 with the manifest.
 * @throws ReleaseError when the services are unreachable or reject the key
 */
export async function verifyFiles(
  client: ReleaseClient,
  composition: Composition,
  progress: (done: number, of: number) => void,
): Promise<{ versions: VerifiedVersion[]; differences: Difference[] }> {
  const differences: Difference[] = [];
  const tasks: Task[] = [];
  const versions = versionsOf(composition).map(({ manifest, role }) => {
    const { name, version } = manifest;
    const entries = Object.entries(manifest.files);
    const verified = { name, version, role, files: entries.length, bytes: 0, differing: 0 };
    tasks.push(...entries.map(([file, expected]) => ({ version: verified, file, expected })));
    return verified;
  });
  let done = 0;
  const verify = async (task: Task) => {
    const message = await findIssue(client, task);
    const { version, file } = task;
    if (message !== undefined) {
      version.differing += 1;
      differences.push({ what: `${version.name}@${version.version}/${file}`, message });
    }
    done += 1;
    progress(done, tasks.length);
  };
  await pMap(tasks, verify, { concurrency: VERIFY_AT_ONCE });
  return { versions, differences: differences.sort((a, b) => (a.what < b.what ? -1 : 1)) };
}
