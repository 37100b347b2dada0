import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isDoc } from '../bson/types.js';
import { DATA_FILE } from '../storage/store.js';

export const MANIFEST_FILE = 'manifest.json';
/** Version of the layout of a backup. */
export const BACKUP_VERSION = 1;

/** What a backup says of itself. */
export interface Manifest {
  readonly backup: number;
  /** When the copy was made, ISO 8601. */
  readonly date: string;
  /** Format of the store. */
  readonly format: number;
  readonly bytes: number;
  readonly sha256: string;
  /** Documents of each collection. */
  readonly documents: Readonly<Record<string, number>>;
}

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

const damaged = (folder: string, issue: string): Error =>
  new Error(
    `MB-5011 ${folder} cannot be restored: ${issue}. Use another backup; the present data are unchanged`,
  );

function parseManifest(folder: string): Manifest {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(join(folder, MANIFEST_FILE), 'utf8'));
  } catch {
    throw damaged(folder, `${MANIFEST_FILE} is not JSON`);
  }
  if (!isDoc(value)) throw damaged(folder, `${MANIFEST_FILE} is no object`);
  const { backup, date, format, bytes, sha256, documents } = value;
  if (backup !== BACKUP_VERSION) throw damaged(folder, `it is a backup of version ${String(backup)}`);
  if (
    typeof date !== 'string' ||
    typeof format !== 'number' ||
    typeof bytes !== 'number' ||
    typeof sha256 !== 'string' ||
    !isDoc(documents)
  )
    throw damaged(folder, `${MANIFEST_FILE} lacks a field`);
  const counts = Object.entries(documents).map(([name, count]): [string, number] => [name, Number(count)]);
  return { backup, date, format, bytes, sha256, documents: Object.fromEntries(counts) };
}

/** @returns the manifest of a backup whose file is the one that was written. @throws MB-5011 */
export async function verifiedManifest(folder: string): Promise<Manifest> {
  for (const name of [MANIFEST_FILE, DATA_FILE])
    if (!existsSync(join(folder, name))) throw damaged(folder, `${name} is missing`);
  const manifest = parseManifest(folder);
  const { size } = statSync(join(folder, DATA_FILE));
  if (size !== manifest.bytes)
    throw damaged(folder, `${DATA_FILE} has ${size} bytes instead of ${manifest.bytes}`);
  if ((await sha256Of(join(folder, DATA_FILE))) !== manifest.sha256)
    throw damaged(folder, `the SHA-256 of ${DATA_FILE} is not the one in ${MANIFEST_FILE}`);
  return manifest;
}

/** Compares what a checked copy contains with the manifest. @throws MB-5011 */
export function checkCounts(
  folder: string,
  manifest: Manifest,
  report: { readonly issues: readonly string[]; readonly documents: Readonly<Record<string, number>> },
): void {
  const [issue] = report.issues;
  if (issue !== undefined) throw damaged(folder, issue);
  const names = new Set([...Object.keys(manifest.documents), ...Object.keys(report.documents)]);
  for (const name of names) {
    const [expected, found] = [manifest.documents[name], report.documents[name]];
    if (expected !== found)
      throw damaged(folder, `${name} has ${found ?? 'no'} documents instead of ${expected ?? 'none'}`);
  }
}
