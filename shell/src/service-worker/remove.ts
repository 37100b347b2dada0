import { deleteSiteCaches } from '../shared/offline/site-caches.js';
import { scope } from './scope.js';

async function removeAll(): Promise<void> {
  await deleteSiteCaches(caches);
  await scope.registration.unregister();
}

// The operators' switch: it replaces the worker that stores pages, deletes what is stored and removes itself.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(removeAll()));
// A tab from before the switch may register the worker again. This script did not change, so it is not activated again.
scope.addEventListener('message', (event) => event.waitUntil(removeAll()));
