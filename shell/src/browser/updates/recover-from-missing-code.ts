import type { LiveRemote } from '@mockingbird/contracts';
import { askLiveKey } from './composition-poller.js';
import { inspectFiles } from './inspect-files.js';
import { GONE_LIMIT_MS } from './limits.js';
import { isFirst } from './session-list.js';

const STORE = 'mb:reloaded';

/** The address that this page was loaded at: what fails there fails again, as long as nothing else is live. */
const isFirstScreen = () => {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && entry.name.split('#')[0] === window.location.href.split('#')[0];
};

interface Tools {
  /** The composition that the tab is on. */
  key: () => string;
  reload: () => void;
}

/**
 * What to do about a screen whose code does not load in any version. When another composition is live by now, or a
 * file of an open tab's version is gone, the page is loaded anew at its address: once for each address and live composition, so never in a loop.
 * @returns false when a reload would not help, or was tried
 */
export async function getOverGoneCode(
  { key, reload }: Tools,
  version: LiveRemote,
  routeId: string | undefined,
): Promise<boolean> {
  const signal = AbortSignal.timeout(GONE_LIMIT_MS);
  const look = Promise.all([askLiveKey(signal), inspectFiles(version, routeId, signal)]);
  const [live, found] = await look.catch(() => [] as const);
  // Nobody answers: what the tab cannot load now it could not load after a reload either.
  if (!live) return false;
  if (live === key() && (found?.finding !== 'gone' || isFirstScreen())) return false;
  const { pathname, search } = window.location;
  if (!isFirst(STORE, `${live} ${pathname}${search}`, false)) return false;
  console.warn(`MB-3006 ${version.name}@${version.version} is gone; loading composition ${live} anew`);
  reload();
  return true;
}
