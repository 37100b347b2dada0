import { deleteSiteCaches, siteCacheNames } from '../../shared/offline/site-caches.js';

/**
 * Removes what the site stored before its operators turned offline use off. The worker that replaces the earlier one
 * cannot do it alone: a tab from before may register the worker again, or store a page late.
 */
export async function removeStored(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller && (await siteCacheNames(caches)).length === 0) return;
  const registrations = await serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await deleteSiteCaches(caches);
}
