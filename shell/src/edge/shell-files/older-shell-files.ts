import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile, type WriteFile } from '../disk/replace-file.js';
import type { WarningLog } from '../warning-log.js';
import { isHashedFile } from './file-name.js';

interface Options {
  /** Where they are kept for the next start. */
  folder: string;
  /** Finds a file that this edge never had: one of another build. */
  findElsewhere: (file: string) => Promise<Buffer | undefined>;
  log: WarningLog;
  write?: WriteFile;
}

/** Browser files of other builds of the shell: of older ones for open tabs, of newer ones while edges are replaced. */
export class OlderShellFiles {
  constructor(private readonly options: Options) {}

  /** Keeps files for tabs that are open when another build runs here. A full disk costs those tabs alone. */
  async keep(files: ReadonlyMap<string, Buffer>): Promise<void> {
    const { folder, log, write = replaceFile } = this.options;
    try {
      for (const [file, bytes] of files) await write(join(folder, file), bytes);
    } catch (error) {
      log.warn({ code: 'MB-2011', err: error, folder }, 'shell files not kept on disk');
    }
  }

  /** @returns a file of another build; its name says what it holds, so it is as good as ever */
  async find(file: string): Promise<Buffer | undefined> {
    if (!isHashedFile(file)) return undefined;
    const kept = await readFile(join(this.options.folder, file)).catch(() => undefined);
    if (kept) return kept;
    const found = await this.options.findElsewhere(file);
    if (found) await this.keep(new Map([[file, found]]));
    return found;
  }
}
