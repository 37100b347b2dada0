import { copyFileSync, existsSync, linkSync, mkdirSync, renameSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { STORE_FORMAT } from '../limits.js';
import { removeLeftovers, syncPath } from '../files.js';
import { RESTORE_FILE, writeFormat } from '../storage/folder.js';
import { DATA_FILE } from '../storage/store.js';
import { documentsOf } from './backup.js';
import { checkFile } from './check.js';
import { holdStopped, notPossible } from './hold.js';
import { checkCounts, verifiedManifest, type Manifest } from './manifest.js';

const FORMAT_FILE = 'format.json';

/** Copies a backup beside the present data and checks every value of the copy. */
async function bring(backup: string, folder: string): Promise<Manifest> {
  const manifest = await verifiedManifest(backup);
  if (manifest.format !== STORE_FORMAT)
    throw notPossible(
      `${backup} has data format ${manifest.format}; this version restores format ${STORE_FORMAT}`,
    );
  copyFileSync(join(backup, DATA_FILE), join(folder, RESTORE_FILE));
  const report = await checkFile(folder, RESTORE_FILE);
  checkCounts(backup, manifest, { issues: report.issues, documents: documentsOf(report) });
  syncPath(join(folder, RESTORE_FILE));
  return manifest;
}

/** Gives the present file a second name in a separate folder, so that replacing it takes nothing away. */
function keepPresentData(folder: string): string | undefined {
  if (!existsSync(join(folder, DATA_FILE))) return undefined;
  const time = new Date().toISOString().replace(/[:.]/g, '-');
  const target = join(dirname(folder), `${basename(folder)}-before-restore-${time}`);
  mkdirSync(target, { mode: 0o700 });
  try {
    linkSync(join(folder, DATA_FILE), join(target, DATA_FILE));
  } catch {
    // A file system without hard links.
    copyFileSync(join(folder, DATA_FILE), join(target, DATA_FILE));
  }
  if (existsSync(join(folder, FORMAT_FILE)))
    copyFileSync(join(folder, FORMAT_FILE), join(target, FORMAT_FILE));
  syncPath(join(target, DATA_FILE));
  syncPath(target);
  syncPath(dirname(folder));
  return target;
}

/**
 * Puts a backup in the place of a stopped server's data. The one step that counts is renaming the checked copy: before it the old
 * data are in place, after it the restored ones.
 * @returns the manifest, and the folder where the data from before are now
 */
export async function restoreBackup(
  backup: string,
  folder: string,
): Promise<{ manifest: Manifest; previousData: string | undefined }> {
  if (!existsSync(backup)) throw notPossible(`${backup} does not exist`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const release = holdStopped(folder, false);
  try {
    const manifest = await bring(backup, folder);
    const previousData = keepPresentData(folder);
    if (!existsSync(join(folder, FORMAT_FILE))) writeFormat(folder, false);
    renameSync(join(folder, RESTORE_FILE), join(folder, DATA_FILE));
    writeFormat(folder, true);
    syncPath(folder);
    return { manifest, previousData };
  } finally {
    removeLeftovers(folder, RESTORE_FILE);
    release();
  }
}
