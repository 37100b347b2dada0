import type { LiveRemote } from '@mockingbird/contracts';
import { fetchLiveKey } from './composition-poller.js';
import { inspectFiles } from './inspect-files.js';
import { MISSING_CODE_CHECK_MS } from './limits.js';
import { addToSessionList } from './session-list.js';

const RELOADS = 'mb:reloaded';

/** Whether the tab still shows the address that its page was loaded at. Missing code would be missing after a reload too. */
const isFirstScreen = () => {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && entry.name.split('#')[0] === window.location.href.split('#')[0];
};

interface Tools {
  /** The key of the tab's composition. */
  currentKey: () => string;
  reload: () => void;
}

function reloadOffline(key: string, reload: () => void): boolean {
  const { pathname, search } = window.location;
  if (!navigator.serviceWorker?.controller) return false;
  if (!addToSessionList(RELOADS, `offline ${key} ${pathname}${search}`, false)) return false;
  reload();
  return true;
}

/**
 * Handles a screen whose code does not load in any version. The page is reloaded at its address in two cases: another
 * composition is live, or a file of an open tab's version no longer exists. It is reloaded once for each address and
 * composition, so a loop is impossible.
 * @returns false when a reload would not help, or was tried
 */
export async function recoverFromMissingCode(
  { currentKey, reload }: Tools,
  version: LiveRemote,
  routeId: string,
): Promise<boolean> {
  const signal = AbortSignal.timeout(MISSING_CODE_CHECK_MS);
  const checks = Promise.all([fetchLiveKey(signal), inspectFiles(version, routeId, signal)]);
  const [liveKey, problem] = await checks.catch(() => [] as const);
  // Without a network a service worker has a page whose whole code is stored. Without a worker a reload would fail too.
  if (!liveKey) return reloadOffline(currentKey(), reload);
  if (liveKey === currentKey() && (problem?.state !== 'missing' || isFirstScreen())) return false;
  const { pathname, search } = window.location;
  if (!addToSessionList(RELOADS, `${liveKey} ${pathname}${search}`, false)) return false;
  console.warn(
    `MB-3006 The code of ${version.name}@${version.version} is missing; reloading with composition ${liveKey}`,
  );
  reload();
  return true;
}
