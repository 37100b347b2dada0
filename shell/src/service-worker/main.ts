import { registerRoute } from 'workbox-routing';
import type { WorkerNotice, WorkerRequest } from '../shared/offline/messages.js';
import { TAB_ANSWER_MS } from './limits.js';
import { OfflineLibrary } from './offline-library.js';
import { chooseStrategy, type StrategyName } from './rules/choose-strategy.js';
import { listUnusedCaches } from './rules/plan-cleanup.js';
import { scope } from './scope.js';
import { createNetworkStatus } from './serve/network-status.js';
import { ApiAnswers, Pages, ScreenData, StoredFiles } from './serve/strategies.js';
import { readActiveKey } from './store/active-composition.js';
import { compositionCacheName, STATE_CACHE } from './store/cache-names.js';

const listTabs = () => scope.clients.matchAll({ type: 'window', includeUncontrolled: true });

async function notifyTabs(notice: WorkerNotice): Promise<void> {
  for (const tab of await listTabs()) tab.postMessage(notice);
}

/** Asks a tab which compositions it uses. @returns undefined for a tab that does not answer, such as a frozen one */
function askTab(tab: Client): Promise<string[] | undefined> {
  const { port1, port2 } = new MessageChannel();
  const notice: WorkerNotice = { kind: 'compositions' };
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<unknown>) =>
      resolve(Array.isArray(data) ? data.map((key) => compositionCacheName(String(key))) : undefined);
    setTimeout(() => resolve(undefined), TAB_ANSWER_MS);
    tab.postMessage(notice, [port2]);
  });
}

/** Deletes the caches of compositions that no tab uses. */
async function cleanUp(): Promise<void> {
  const active = await readActiveKey(caches);
  const needed = [STATE_CACHE, ...(active === undefined ? [] : [compositionCacheName(active)])];
  const names = await caches.keys();
  if (names.every((name) => needed.includes(name))) return;
  const ofTabs = await Promise.all((await listTabs()).map(askTab));
  await Promise.all(listUnusedCaches({ names, needed, ofTabs }).map((name) => caches.delete(name)));
}

const status = createNetworkStatus((isDown) => void notifyTabs({ kind: 'network', isDown }));

const library = new OfflineLibrary({
  caches,
  fetch: (...request) => fetch(...request),
  storage: scope.navigator.storage,
  cleanUp,
});

function route(name: StrategyName, strategy: StoredFiles | Pages | ScreenData | ApiAnswers): void {
  registerRoute(
    ({ url, request: { method, mode, headers } }) =>
      chooseStrategy({
        method,
        mode,
        url,
        origin: scope.location.origin,
        hasToken: headers.has('authorization'),
      }) === name,
    strategy,
  );
}

route('file', new StoredFiles());
route('page', new Pages(status));
route('data', new ScreenData(status));
route('answer', new ApiAnswers(status));

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => {
  // The request for a page starts while the worker starts.
  const preload = scope.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([preload, scope.clients.claim(), cleanUp()]));
});
scope.addEventListener('message', (event) => {
  const [port] = event.ports;
  // Only pages of this site can send messages to its worker.
  const request = event.data as WorkerRequest;
  if (port) event.waitUntil(library.handle(request, (answer) => port.postMessage(answer)));
});
