import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile, type WriteFile } from '../disk/replace-file.js';
import type { WarningLog } from '../warning-log.js';
import { isHashedFile } from './file-name.js';

interface Options {
  /** Folder that stores the files for the next start. */
  folder: string;
  /** Fetches a file of another build from the releases module. */
  fetchShared: (file: string) => Promise<Buffer | undefined>;
  log: WarningLog;
  write?: WriteFile;
}

/** Browser files of other builds of the shell: older ones for open tabs, newer ones while edges are replaced. */
export class OlderShellFiles {
  constructor(private readonly options: Options) {}

  /** Stores files for tabs that stay open after this edge changes to another build. A full disk affects only those tabs. */
  async store(files: ReadonlyMap<string, Buffer>): Promise<void> {
    const { folder, log, write = replaceFile } = this.options;
    try {
      for (const [file, bytes] of files) await write(join(folder, file), bytes);
    } catch (error) {
      log.warn({ code: 'MB-2011', err: error, folder }, 'shell files not stored on disk');
    }
  }

  /** @returns a file of another build. The hash in its name identifies the content, so it never expires. */
  async find(file: string): Promise<Buffer | undefined> {
    if (!isHashedFile(file)) return undefined;
    const stored = await readFile(join(this.options.folder, file)).catch(() => undefined);
    if (stored) return stored;
    const fetched = await this.options.fetchShared(file);
    if (fetched) await this.store(new Map([[file, fetched]]));
    return fetched;
  }
}
