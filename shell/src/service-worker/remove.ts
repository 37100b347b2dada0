import { scope } from './scope.js';

// The operators' switch: it replaces the worker that stores pages, deletes what is stored and removes itself.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => {
  const removeAll = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith('mb-')).map((name) => caches.delete(name)));
    await scope.registration.unregister();
  };
  event.waitUntil(removeAll());
});
