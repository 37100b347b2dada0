import { wait } from '../../shared/wait.js';
import { NETWORK_POLL_MS } from './limits.js';
import { isOffline, networkState } from './network-state.js';
import * as messages from '../../messages/browser/offline.js';

/** Shows in the header whether there is a network. The element is a status, so screen readers say the change politely. */
function update(): void {
  const badge = document.getElementById('mb-offline');
  const text = isOffline() ? messages.offline : '';
  if (badge && badge.textContent !== text) badge.textContent = text;
}

/** Whether the site answers. */
export const isReachable = (): Promise<boolean> =>
  fetch('/_mb/composition', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** Repeats a small request until it succeeds. The service worker notices only requests that somebody makes. */
async function pollWhileDown(): Promise<void> {
  do await wait(NETWORK_POLL_MS);
  while (networkState.isDown && !(await isReachable()));
  setNetworkDown(false);
}

/** @param isDown whether requests fail, although the browser may have a network */
export function setNetworkDown(isDown: boolean): void {
  const wasDown = networkState.isDown;
  networkState.isDown = isDown;
  if (isDown && !wasDown) void pollWhileDown();
  update();
}

/** Follows the browser's own idea of the network. */
export function watchConnection(): void {
  window.addEventListener('online', () => {
    networkState.isDown = false;
    update();
  });
  window.addEventListener('offline', update);
  update();
}

/** Finds out whether the site answers, for a page that came from the service worker. */
export async function checkNetwork(): Promise<void> {
  if (navigator.onLine) setNetworkDown(!(await isReachable()));
}
