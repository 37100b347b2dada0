import type { LiveRemote } from '@mockingbird/contracts';
import { screenDataAddress } from '../../shared/offline/addresses.js';
import { NETWORK_CHECK_MS } from '../limits.js';

/** What the service worker and the browser say about the network. */
export const networkState = { isDown: false };

export const isOffline = (): boolean => !navigator.onLine || networkState.isDown;

const isControlled = () => Boolean(navigator.serviceWorker?.controller);

/** Whether requests reach nothing, although a service worker may still answer them. Makes a request if that is not known. */
export async function hasNoNetwork(): Promise<boolean> {
  if (isOffline()) return true;
  if (!isControlled()) return false;
  const signal = AbortSignal.timeout(NETWORK_CHECK_MS);
  return fetch('/_mb/composition', { method: 'HEAD', cache: 'no-store', signal }).then(
    () => false,
    () => true,
  );
}

/** Whether a screen needs a page load, because there is no network and its data is not stored. */
export async function isMissingOffline(
  match: { remote: LiveRemote } | undefined,
  { pathname, search }: URL,
): Promise<boolean> {
  if (!match || !isOffline() || !isControlled()) return false;
  const { name, version } = match.remote;
  const stored = await caches.match(screenDataAddress(name, version, pathname + search), {
    ignoreVary: true,
  });
  return !stored;
}
