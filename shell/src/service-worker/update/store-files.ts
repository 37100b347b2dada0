import type { LiveRemote, VersionFiles } from '@mockingbird/contracts';
import { VERSION_FILES } from '@mockingbird/registry';
import { FETCH_CONCURRENCY } from '../limits.js';
import type { CompositionCache } from '../store/composition-cache.js';
import { fetchWhole, type Tools } from './fetch-whole.js';

/** Addresses of files, to their integrity. An empty integrity is not checked. */
export type Files = Readonly<Record<string, string>>;

/** Addresses whose content never changes: another composition may have them already. */
const copyFromOther = (caches: CacheStorage, address: string) => caches.match(address, { ignoreVary: true });

/** Only the shape that is used: the digest in the composition has checked the content. */
const isFileList = (value: unknown): value is VersionFiles =>
  typeof value === 'object' && value !== null && 'integrity' in value;

/** The list of a version's files. It is stored, because a tab without a network needs it too. */
async function loadList(
  cache: CompositionCache,
  { base, filesDigest }: LiveRemote,
  tools: Tools,
): Promise<VersionFiles> {
  const address = base + VERSION_FILES;
  if (!filesDigest) throw new Error(`The composition names no digest of ${address}`);
  const list =
    (await copyFromOther(tools.caches, address)) ??
    (await fetchWhole(tools, address, { integrity: filesDigest }));
  const files: unknown = await list.clone().json();
  if (!isFileList(files)) throw new Error(`${address} is no list of files`);
  if (!(await cache.find(address))) await cache.put(address, list);
  return files;
}

/**
 * The browser files of a version: all of them, so that what loads later is there too.
 * @throws {NetworkError} when the list of them does not load, or has another digest than the composition names
 */
export async function filesOf(cache: CompositionCache, remote: LiveRemote, tools: Tools): Promise<Files> {
  const { integrity } = remote.integrity ? remote : await loadList(cache, remote, tools);
  return Object.fromEntries(
    Object.entries(integrity ?? {}).map(([file, hash]) => [remote.base + file, hash]),
  );
}

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
