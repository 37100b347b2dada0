import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

export type WriteFile = (path: string, content: string | Buffer) => Promise<void>;

/** Writes a file atomically, also with concurrent writes. Creates its folder. */
export const replaceFile: WriteFile = async (path, content) => {
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${randomUUID()}.new`;
  try {
    await writeFile(temporary, content);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
};
