import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { STORE_FORMAT } from '../limits.js';
import { lockFolder } from './folder-lock.js';

const FORMAT_FILE = 'format.json';

function checkFormat(folder: string): void {
  const file = join(folder, FORMAT_FILE);
  if (!existsSync(file)) {
    if (existsSync(join(folder, 'data.mdb'))) throw new Error(`${folder} holds data of an unknown format`);
    writeFileSync(file, `${JSON.stringify({ store: 'embedded-mongo', format: STORE_FORMAT })}\n`, {
      mode: 0o600,
    });
    return;
  }
  const written: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const format =
    typeof written === 'object' && written !== null && 'format' in written ? written.format : undefined;
  if (format !== STORE_FORMAT) {
    throw new Error(`${folder} has data format ${String(format)}; this version reads format ${STORE_FORMAT}`);
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
  } catch (error) {
    release();
    throw error;
  }
  return release;
}
