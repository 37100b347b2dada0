import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LiveComposition } from '@mockingbird/contracts';
import type { Logger } from 'pino';
import { MAX_STORED_COMPOSITIONS } from '../limits.js';

/** Number and digest, as live-site.ts creates them. */
const KEY = /^\d+-[0-9a-f]{12}$/;
const EXTENSION = '.json';

/**
 * The last few live compositions by key, as browsers receive them. An open tab stays on its composition. It may request
 * that composition long after another one went live or the edge restarted.
 */
export class CompositionHistory {
  /** Oldest first. */
  private readonly texts = new Map<string, string>();

  constructor(private readonly options: { folder: string; log: Logger }) {}

  /** Loads the compositions that were stored before the restart. */
  async load(): Promise<void> {
    const { folder } = this.options;
    const names = await readdir(folder).catch(() => []);
    const files = await Promise.all(
      names
        .filter((name) => name.endsWith(EXTENSION) && KEY.test(name.slice(0, -EXTENSION.length)))
        .map(async (name) => ({ name, modifiedAt: (await stat(join(folder, name))).mtimeMs })),
    );
    for (const { name } of files.sort((a, b) => a.modifiedAt - b.modifiedAt)) {
      const text = await readFile(join(folder, name), 'utf8').catch(() => undefined);
      if (text !== undefined) this.texts.set(name.slice(0, -EXTENSION.length), text);
    }
  }

  /** Stores a composition and deletes the oldest ones. A full disk loses the history only at a restart. */
  async store(key: string, live: LiveComposition): Promise<void> {
    const text = JSON.stringify(live);
    this.texts.delete(key);
    this.texts.set(key, text);
    const oldest = [...this.texts.keys()].slice(0, -MAX_STORED_COMPOSITIONS);
    for (const oldKey of oldest) this.texts.delete(oldKey);
    const { folder, log } = this.options;
    try {
      await mkdir(folder, { recursive: true });
      const path = this.pathOf(key);
      await writeFile(`${path}.new`, text);
      await rename(`${path}.new`, path);
      for (const oldKey of oldest) await rm(this.pathOf(oldKey), { force: true });
    } catch (error) {
      log.warn({ code: 'MB-2011', err: error, key }, 'composition not stored for open tabs');
    }
  }

  /** @returns the composition as JSON; undefined when it is not among the last few */
  find(key: string): string | undefined {
    return this.texts.get(key);
  }

  private pathOf(key: string): string {
    return join(this.options.folder, key + EXTENSION);
  }
}
