import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { damagedFile } from '../integrity/damage.js';
import { verifyFile } from '../integrity/verify-file.js';
import { STORE_FORMAT } from '../limits.js';
import { removeLeftovers, syncPath, writeWhole } from '../files.js';
import { lockFolder } from './folder-lock.js';
import { DATA_FILE, Store } from './store.js';
import { OLD_FORMAT, upgradeData } from './upgrade.js';

const FORMAT_FILE = 'format.json';
/** A copy of a backup beside the data, until it replaces them. */
export const RESTORE_FILE = 'restore.mdb';

/** What `format.json` says. */
interface FolderFormat {
  readonly format: unknown;
  /** Whether the data file was made: then it must not be missing. */
  readonly hasData: boolean;
}

function readFormat(folder: string): FolderFormat | undefined {
  const file = join(folder, FORMAT_FILE);
  if (!existsSync(file)) return undefined;
  let written: unknown;
  try {
    written = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw damagedFile(file, 'it is not JSON');
  }
  if (typeof written !== 'object' || written === null) return { format: undefined, hasData: false };
  return {
    format: 'format' in written ? written.format : undefined,
    hasData: 'hasData' in written && written.hasData === true,
  };
}

export function writeFormat(folder: string, hasData: boolean): void {
  writeWhole(
    join(folder, FORMAT_FILE),
    `${JSON.stringify({ store: 'embedded-mongo', format: STORE_FORMAT, ...(hasData && { hasData }) })}\n`,
  );
}

function checkFormat(folder: string): void {
  const written = readFormat(folder);
  if (!written) {
    if (existsSync(join(folder, DATA_FILE))) throw new Error(`${folder} holds data of an unknown format`);
    writeFormat(folder, false);
  } else if (written.format !== STORE_FORMAT && written.format !== OLD_FORMAT) {
    throw new Error(
      `${folder} has data format ${String(written.format)}; this version reads format ${STORE_FORMAT}`,
    );
  }
}

/**
 * Makes a data folder ready: exists, readable by its owner alone, ours alone, of a format that we read.
 * @returns gives the folder back
 */
export function takeFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  const release = lockFolder(folder);
  try {
    checkFormat(folder);
    syncPath(dirname(folder));
  } catch (error) {
    release();
    throw error;
  }
  return release;
}

/**
 * Opens the store of a folder that this process holds. Before LMDB maps the file, all its pages are read and checked.
 * @throws DamagedFile when it is not what was written
 */
export async function openStore(folder: string): Promise<Store> {
  const file = join(folder, DATA_FILE);
  removeLeftovers(folder, RESTORE_FILE);
  const written = readFormat(folder);
  if (written?.format === OLD_FORMAT && existsSync(file)) await upgradeData(folder);
  else if (existsSync(file)) checkData(file, written?.hasData === true);
  else if (written?.hasData === true) throw damagedFile(file, 'the file is missing');
  const store = Store.open(folder);
  try {
    // The data file and its name are on disk before anything is acknowledged.
    syncPath(file);
    syncPath(folder);
    const noted = written?.format === STORE_FORMAT && written.hasData;
    if (!noted) writeFormat(folder, true);
  } catch (error) {
    await store.close();
    throw error;
  }
  return store;
}

function checkData(file: string, hasData: boolean): void {
  const { issues, bytes, entries } = verifyFile(file, 'pages');
  // A server that was killed while it made the file.
  if (!hasData && bytes === 0) return;
  const [issue] = issues;
  if (issue !== undefined) throw damagedFile(file, issue);
  if (hasData && entries === 0) throw damagedFile(file, 'it is empty');
}
