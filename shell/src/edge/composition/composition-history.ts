import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LiveComposition } from '@mockingbird/contracts';
import type { Logger } from 'pino';
import { COMPOSITIONS_KEPT } from '../limits.js';

/** Number and digest of what browsers are told, as live-site.ts makes them. */
const KEY = /^\d+-[0-9a-f]{12}$/;
const ENDING = '.json';

/**
 * What browsers were told of the last few compositions, by key: a tab stays on its own, and may ask for it long after
 * another went live or the edge was started again.
 */
export class CompositionHistory {
  /** Oldest first. */
  private readonly texts = new Map<string, string>();

  constructor(private readonly options: { folder: string; log: Logger }) {}

  /** Reads what was kept before the last stop. */
  async open(): Promise<void> {
    const { folder } = this.options;
    const names = await readdir(folder).catch(() => []);
    const kept = await Promise.all(
      names
        .filter((name) => name.endsWith(ENDING) && KEY.test(name.slice(0, -ENDING.length)))
        .map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
    );
    for (const { name } of kept.sort((a, b) => a.at - b.at)) {
      const text = await readFile(join(folder, name), 'utf8').catch(() => undefined);
      if (text !== undefined) this.texts.set(name.slice(0, -ENDING.length), text);
    }
  }

  /** Keeps a composition; the oldest ones are given up. A disk that is full costs the memory of a restart alone. */
  async keep(key: string, live: LiveComposition): Promise<void> {
    const text = JSON.stringify(live);
    this.texts.delete(key);
    this.texts.set(key, text);
    const oldest = [...this.texts.keys()].slice(0, -COMPOSITIONS_KEPT);
    for (const given of oldest) this.texts.delete(given);
    const { folder, log } = this.options;
    try {
      await mkdir(folder, { recursive: true });
      const path = this.pathOf(key);
      await writeFile(`${path}.new`, text);
      await rename(`${path}.new`, path);
      for (const given of oldest) await rm(this.pathOf(given), { force: true });
    } catch (error) {
      log.warn({ code: 'MB-2011', err: error, key }, 'composition not kept for open tabs');
    }
  }

  /** @returns JSON of exactly that composition, or undefined when it is not among the last few */
  find(key: string): string | undefined {
    return this.texts.get(key);
  }

  private pathOf(key: string): string {
    return join(this.options.folder, key + ENDING);
  }
}
