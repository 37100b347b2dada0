/** Every cache of the service worker starts with this, whatever the form of what it stores. */
const ANY_FORM = 'mb-';

/** Names of the caches of the site's service workers, of all times. */
export const siteCacheNames = async (caches: CacheStorage): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(ANY_FORM));

/** Deletes everything that the site's service workers stored. */
export async function deleteSiteCaches(caches: CacheStorage): Promise<void> {
  const names = await siteCacheNames(caches);
  await Promise.all(names.map((name) => caches.delete(name)));
}
