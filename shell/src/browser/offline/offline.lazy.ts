import { isSavingData } from '@mockingbird/remote-kit/browser';
import type { ShellContext } from '../shell-context.js';
import { checkNetwork, watchConnection } from './connection-badge.js';
import { readConnectionType, shouldRegister } from './should-register.js';
import { hearWorker, storeVisits } from './store-visits.js';
import { registerWorker } from './worker-client.js';

export { offlinePages } from './offline-pages.js';
export { openStoredScreen, showOfflineScreen } from './offline-screen.js';

/** Registers the service worker where that is polite, and stores what the visitor opens. */
export async function startOffline(shell: ShellContext): Promise<void> {
  watchConnection();
  if (shell.state.isOfflinePage) void checkNetwork();
  const usedCompositions = new Set([shell.catalog.key]);
  hearWorker(usedCompositions);
  const isInstalled = (await navigator.serviceWorker.getRegistration()) !== undefined;
  const device = { isInstalled, isSavingData: isSavingData(), connectionType: readConnectionType() };
  if (!shouldRegister(device)) return;
  const registration = await registerWorker().catch(() => undefined);
  if (registration) storeVisits(shell, usedCompositions);
}
