import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { writeWhole } from '../files.js';
import { SNAPSHOT_CHECK_MS } from '../limits.js';
import { isHeld } from '../storage/folder-lock.js';
import type { Store } from '../storage/store.js';
import { notPossible } from './hold.js';
import { messageOf } from '../system-error.js';

/**
 * A second process must not open the file of a running server. LMDB would set the number of the last transaction back to one that it
 * read before, and the server would lose what it wrote meanwhile. So the server makes the copy. A client writes `NAME.request` with the
 * path into this folder, and finds the answer in `NAME.done` or `NAME.failed`.
 */
const FOLDER = 'snapshots';
const REQUEST = '.request';

/** None of a folder that was removed under a running server. */
const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** Copies the store whenever a file requests it. @returns stops, and waits for the copies in progress */
export function serveSnapshots(dataDir: string, store: Store): () => Promise<void> {
  const folder = join(dataDir, FOLDER);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  const copies = new Map<string, Promise<void>>();

  async function copy(base: string): Promise<void> {
    try {
      await store.copyTo(readFileSync(base + REQUEST, 'utf8'));
      rmSync(base + REQUEST);
      writeWhole(`${base}.done`, '');
    } catch (error) {
      rmSync(base + REQUEST, { force: true });
      writeWhole(`${base}.failed`, messageOf(error));
    }
  }

  function look(): void {
    for (const name of namesIn(folder)) {
      const base = join(folder, name.slice(0, -REQUEST.length));
      if (!name.endsWith(REQUEST) || copies.has(base)) continue;
      const copied = copy(base).catch((error: unknown) => process.emitWarning(messageOf(error)));
      copies.set(
        base,
        copied.finally(() => copies.delete(base)),
      );
    }
  }

  const timer = setInterval(look, SNAPSHOT_CHECK_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await Promise.all(copies.values());
    rmSync(folder, { recursive: true, force: true });
  };
}

const readAnswer = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/** Waits until the server has answered a request. @throws MB-5012 when it could not copy, or ended */
async function answered(dataDir: string, base: string): Promise<void> {
  for (;;) {
    // Looked up before the answer: a server that has ended may have answered.
    const isRunning = isHeld(dataDir);
    if (readAnswer(`${base}.done`) !== undefined) return;
    const failure = readAnswer(`${base}.failed`);
    if (failure !== undefined) throw notPossible(`the server could not copy its data: ${failure}`);
    if (!isRunning) throw notPossible(`the server of ${dataDir} ended before it had copied its data`);
    await setTimeout(SNAPSHOT_CHECK_MS);
  }
}

/**
 * Lets the running server of a folder copy its data, as they are between two transactions.
 * @param copy file to make
 * @throws MB-5012 when the server makes no snapshots, could not copy, or ended
 */
export async function requestSnapshot(dataDir: string, copy: string): Promise<void> {
  if (!isHeld(dataDir)) throw notPossible(`no server runs on ${dataDir}`);
  const base = join(dataDir, FOLDER, String(process.pid));
  try {
    writeWhole(`${base}${REQUEST}`, copy);
  } catch (error) {
    throw notPossible(`the server of ${dataDir} makes no snapshots: ${messageOf(error)}`);
  }
  try {
    await answered(dataDir, base);
  } finally {
    for (const kind of [REQUEST, '.done', '.failed']) rmSync(base + kind, { force: true });
  }
}
