import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { damagedFile } from '../integrity/damage.js';
import { verifyFile } from '../integrity/verify-file.js';
import { STORE_FORMAT } from '../limits.js';
import { syncPath, writeWhole } from '../files.js';
import { DATA_FILE, Store } from '../storage/store.js';
import { checkFile, requireChecksums, type CheckReport } from './check.js';
import { holdStopped, notPossible } from './hold.js';
import { BACKUP_VERSION, MANIFEST_FILE, sha256Of, type Manifest } from './manifest.js';
import { requestSnapshot } from './snapshots.js';

/** Copies the data of a stopped server. */
async function copyStopped(folder: string, copy: string): Promise<void> {
  const store = Store.open(folder);
  try {
    await store.copyTo(copy);
  } finally {
    await store.close();
  }
}

export const documentsOf = ({ collections }: CheckReport): Record<string, number> =>
  Object.fromEntries(collections.map(({ namespace, documents }) => [namespace, documents]));

/** Fills a new folder with a copy, which is checked, and its manifest. */
async function fill(temporary: string, folder: string, isRunning: boolean): Promise<Manifest> {
  const copy = join(resolve(temporary), DATA_FILE);
  const date = new Date().toISOString();
  await (isRunning ? requestSnapshot : copyStopped)(folder, copy);
  const report = await checkFile(temporary);
  rmSync(`${copy}-lock`, { force: true });
  const [issue] = report.issues;
  if (issue !== undefined) throw damagedFile(join(folder, DATA_FILE), `its copy shows that ${issue}`);
  const manifest: Manifest = {
    backup: BACKUP_VERSION,
    date,
    format: STORE_FORMAT,
    bytes: statSync(copy).size,
    sha256: await sha256Of(copy),
    documents: documentsOf(report),
  };
  syncPath(copy);
  writeWhole(join(temporary, MANIFEST_FILE), `${JSON.stringify(manifest, undefined, 2)}\n`);
  return manifest;
}

/**
 * Makes a backup: a folder with a compacted copy of the database and a manifest.
 * @param folder of the data
 * @param isRunning whether a server has the folder: then the server makes the copy, between two of its transactions
 * @param target folder to make; it has this name only once it is complete and on disk
 */
export async function makeBackup(folder: string, target: string, isRunning: boolean): Promise<Manifest> {
  if (existsSync(target)) throw notPossible(`${target} exists. Choose another name`);
  const file = join(folder, DATA_FILE);
  if (!existsSync(file)) throw notPossible(`${folder} has no database of the embedded server`);
  const release = isRunning ? () => undefined : holdStopped(folder);
  const parent = dirname(resolve(target));
  const temporary = join(parent, `.${basename(target)}.${process.pid}`);
  try {
    if (!isRunning) requireChecksums(folder);
    // A running server has read the pages at its start.
    const [issue] = isRunning ? [] : verifyFile(file, 'pages').issues;
    if (issue !== undefined) throw damagedFile(file, issue);
    mkdirSync(temporary, { recursive: true, mode: 0o700 });
    const manifest = await fill(temporary, folder, isRunning);
    renameSync(temporary, target);
    syncPath(parent);
    return manifest;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
    release();
  }
}
