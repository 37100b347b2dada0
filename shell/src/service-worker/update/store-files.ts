import type { LiveRemote } from '@mockingbird/contracts';
import { FETCH_CONCURRENCY } from '../limits.js';
import type { CompositionCache } from '../store/composition-cache.js';
import { fetchWhole, type Tools } from './fetch-whole.js';

/** Addresses of files, to their integrity. An empty integrity is not checked. */
export type Files = Readonly<Record<string, string>>;

/** The browser files of a version: all of them, so that what loads later is there too. */
export const filesOf = ({ base, integrity }: LiveRemote): Files =>
  Object.fromEntries(Object.entries(integrity).map(([file, hash]) => [base + file, hash]));

/** Addresses whose content never changes: another composition may have them already. */
const copyFromOther = (caches: CacheStorage, address: string) => caches.match(address, { ignoreVary: true });

/** Calls a function for every item, a few at a time. @throws its first error */
export async function forEachLimited<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const runner = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: FETCH_CONCURRENCY }, runner));
}

/**
 * Stores files that are not stored yet.
 * @param onStored is called for each file
 * @throws {NetworkError} when one of them does not load
 */
export async function storeFiles(
  cache: CompositionCache,
  files: Files,
  tools: Tools,
  onStored: () => void = () => undefined,
): Promise<void> {
  const stored = await cache.addresses();
  const missing = Object.entries(files).filter(([address]) => !stored.has(address));
  await forEachLimited(missing, async ([address, integrity]) => {
    const file =
      (await copyFromOther(tools.caches, address)) ??
      (await fetchWhole(tools, address, integrity === '' ? {} : { integrity }));
    await cache.put(address, file);
    onStored();
  });
}

/** Addresses of files that are not stored yet. */
export async function listMissing(cache: CompositionCache, files: Files): Promise<string[]> {
  const stored = await cache.addresses();
  return Object.keys(files).filter((address) => !stored.has(address));
}
