import type { StoredScreen } from '../../shared/offline/messages.js';
import { isStorable } from '../../shared/offline/is-storable.js';
import { withTimeout } from '../../shared/timeout.js';
import type { ShellContext } from '../shell-context.js';
import { checkNetwork, isReachable, watchConnection } from './connection-badge.js';
import { MAX_LISTED_SCREENS, NETWORK_POLL_MS, STORED_SCREEN_MS } from './limits.js';
import { requestWorker } from './worker-client.js';

/** Loads the screen of the address from what is stored. @returns whether it can be shown */
export async function openStoredScreen({ catalog, pages }: ShellContext): Promise<boolean> {
  const url = new URL(window.location.href);
  try {
    await catalog.load();
    const match = catalog.match(url.pathname);
    if (!match || !isStorable(match.route)) return false;
    const { outcome } = await withTimeout(STORED_SCREEN_MS, pages.preload(url));
    return outcome.kind !== 'error';
  } catch {
    return false;
  }
}

const isScreenList = (value: unknown): value is StoredScreen[] => Array.isArray(value);

function createItem({ address, title }: StoredScreen): HTMLLIElement {
  const link = document.createElement('a');
  link.href = address;
  link.textContent = title;
  const item = document.createElement('li');
  item.append(link);
  return item;
}

async function listStoredScreens(): Promise<void> {
  const section = document.querySelector<HTMLElement>('[data-mb-stored-screens]');
  const screens = await requestWorker({ kind: 'list' });
  if (!section || !isScreenList(screens) || screens.length === 0) return;
  section.querySelector('ul')?.replaceChildren(...screens.slice(0, MAX_LISTED_SCREENS).map(createItem));
  section.hidden = false;
}

/** The browser may have a network that does not lead here. */
async function reloadIfReachable(): Promise<void> {
  if (navigator.onLine && (await isReachable())) window.location.reload();
}

/** Shows the offline screen with what is stored. When the network is back, the page loads again. */
export function showOfflineScreen(): void {
  document.querySelector<HTMLElement>('[data-mb-offline-screen]')?.removeAttribute('hidden');
  watchConnection();
  void checkNetwork();
  window.addEventListener('online', () => void reloadIfReachable());
  setInterval(() => void reloadIfReachable(), NETWORK_POLL_MS);
  listStoredScreens().catch(() => undefined);
}
