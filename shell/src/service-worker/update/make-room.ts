import { MAX_STORED_BYTES, QUOTA_SHARE } from '../limits.js';
import { listEvictions } from '../rules/plan-cleanup.js';
import type { CompositionCache } from '../store/composition-cache.js';

/** @returns the bytes that may be stored */
export async function storageLimit(storage: StorageManager | undefined): Promise<number> {
  const { quota = Infinity } = (await storage?.estimate?.().catch(() => undefined)) ?? {};
  return Math.min(MAX_STORED_BYTES, quota * QUOTA_SHARE);
}

/** Removes the files of remotes without a stored screen. */
async function removeUnusedFiles(cache: CompositionCache): Promise<void> {
  const used = new Set((await cache.screens()).map(({ remote }) => remote));
  for (const address of await cache.addresses()) {
    const [, folder, remote = ''] = address.split('/');
    if (folder === 'remotes' && !used.has(remote)) await cache.remove(address);
  }
}

/** Removes the oldest screens until the rest fits. */
export async function makeRoom(cache: CompositionCache, limitBytes: number): Promise<void> {
  const totalBytes = await cache.totalBytes();
  if (totalBytes <= limitBytes) return;
  for (const screen of listEvictions(await cache.screens(), totalBytes, limitBytes)) {
    await cache.removeScreen(screen);
  }
  await removeUnusedFiles(cache);
}
