import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorField } from '../common/error-field.js';
import type { ArtefactStore } from './artefact-store.js';

const hasCode = (error: unknown, ...codes: string[]) => codes.includes(String(errorField(error, 'code')));

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeDurably(path: string, bytes: Buffer): Promise<void> {
  const handle = await open(path, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeFolder(folder: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
  const folders = new Set([folder]);
  await mkdir(folder, { recursive: true });
  for (const [name, bytes] of files) {
    const path = join(folder, name);
    folders.add(dirname(path));
    await mkdir(dirname(path), { recursive: true });
    await writeDurably(path, bytes);
  }
  for (const path of folders) await sync(path);
}

async function moveUnlessExists(draft: string, target: string): Promise<void> {
  try {
    await rename(draft, target);
  } catch (error) {
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
  }
}

/** Stores files in a folder of this machine. They are written to a draft folder, synced, and then renamed. */
export class FolderStore implements ArtefactStore {
  /** @param root absolute or relative path; created if missing */
  constructor(private readonly root: string) {}

  async write(folder: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
    const target = join(this.root, folder);
    const draft = join(this.root, '.drafts', randomUUID());
    try {
      await writeFolder(draft, files);
      await mkdir(dirname(target), { recursive: true });
      await moveUnlessExists(draft, target);
      await sync(dirname(target));
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }

  async read(folder: string, file: string): Promise<Buffer | undefined> {
    try {
      return await readFile(join(this.root, folder, file));
    } catch (error) {
      if (hasCode(error, 'ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG')) return undefined;
      throw error;
    }
  }

  async remove(folder: string): Promise<void> {
    const draft = join(this.root, '.drafts', randomUUID());
    await mkdir(dirname(draft), { recursive: true });
    try {
      // A rename is atomic, so that no reader sees half a folder.
      await rename(join(this.root, folder), draft);
    } catch (error) {
      if (!hasCode(error, 'ENOENT')) throw error;
    }
    await rm(draft, { recursive: true, force: true });
  }
}
