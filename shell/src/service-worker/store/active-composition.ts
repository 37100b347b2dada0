import { STATE_CACHE } from './cache-names.js';
import { CompositionCache } from './composition-cache.js';

/** An address only for the cache. No request has it. */
const ADDRESS = '/_mb/offline-state';

/** @returns the key of the composition that pages come from without a network; undefined before the first is stored */
export async function readActiveKey(caches: CacheStorage): Promise<string | undefined> {
  const stored = await (await caches.open(STATE_CACHE)).match(ADDRESS);
  const state: unknown = await stored?.json().catch(() => undefined);
  const key = typeof state === 'object' && state !== null && 'active' in state ? state.active : undefined;
  return typeof key === 'string' ? key : undefined;
}

/** One write, so that the switch to another composition is whole. */
export async function writeActiveKey(caches: CacheStorage, active: string): Promise<void> {
  await (await caches.open(STATE_CACHE)).put(ADDRESS, new Response(JSON.stringify({ active })));
}

export async function openActive(caches: CacheStorage): Promise<CompositionCache | undefined> {
  const key = await readActiveKey(caches);
  return key === undefined ? undefined : CompositionCache.open(caches, key);
}
