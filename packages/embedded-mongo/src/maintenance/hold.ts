import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { lockFolder } from '../storage/folder-lock.js';
import { DATA_FILE } from '../storage/store.js';

/** An error of a command that changed nothing. */
export const notPossible = (message: string): Error => new Error(`MB-5012 ${message}`);

/** @returns gives the folder back. @throws MB-5012 when a server has it, or when it has no data */
export function holdStopped(folder: string, needsData = true): () => void {
  if (needsData && !existsSync(join(folder, DATA_FILE)))
    throw notPossible(`${folder} has no database of the embedded server`);
  try {
    return lockFolder(folder);
  } catch (error) {
    throw notPossible(
      `${error instanceof Error ? error.message : String(error)}. Stop the site first, then repeat the command`,
    );
  }
}
