import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Makes a file's content, or a folder's list of names, survive a power failure. */
export function syncPath(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Writes a file under another name and renames it, so that it is whole or not there, also after a power failure. */
export function writeWhole(path: string, text: string): void {
  const temporary = `${path}.new`;
  const handle = openSync(temporary, 'w', 0o600);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(temporary, path);
  syncPath(dirname(path));
}

/** Removes the files of a folder whose names begin so: what an interrupted command left. */
export function removeLeftovers(folder: string, prefix: string): void {
  for (const name of readdirSync(folder))
    if (name.startsWith(prefix)) rmSync(join(folder, name), { recursive: true, force: true });
}
