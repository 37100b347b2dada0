import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LiveComposition } from '@mockingbird/contracts';
import type { Logger } from 'pino';
import { IMMUTABLE_SECONDS, MAX_STORED_COMPOSITIONS } from '../limits.js';
import { createPage } from '../page/create-page.js';
import type { EncodedPage } from '../page/page-cache.js';

/** Number and digest, as live-site.ts creates them. */
const KEY = /^\d+-[0-9a-f]{12}$/;
const EXTENSION = '.json';

/** Half of a composition is text that compresses well. The key contains a digest of the content, so the response never changes. */
const toPage = (text: string): EncodedPage =>
  createPage(
    200,
    {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': `public, max-age=${IMMUTABLE_SECONDS}, immutable`,
    },
    text,
  );

/**
 * The last few live compositions by key, as browsers receive them. An open tab stays on its composition. It may request
 * that composition long after another one went live or the edge restarted.
 */
export class CompositionHistory {
  /** Oldest first. */
  private readonly pages = new Map<string, EncodedPage>();

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
      if (text !== undefined) this.pages.set(name.slice(0, -EXTENSION.length), toPage(text));
    }
  }

  /** Stores a composition and deletes the oldest ones. A full disk loses the history only at a restart. */
  async store(key: string, live: LiveComposition): Promise<void> {
    const text = JSON.stringify(live);
    this.pages.delete(key);
    this.pages.set(key, toPage(text));
    const oldest = [...this.pages.keys()].slice(0, -MAX_STORED_COMPOSITIONS);
    for (const oldKey of oldest) this.pages.delete(oldKey);
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

  /** @returns the composition as a response in JSON; undefined when it is not among the last few */
  find(key: string): EncodedPage | undefined {
    return this.pages.get(key);
  }

  private pathOf(key: string): string {
    return join(this.options.folder, key + EXTENSION);
  }
}
