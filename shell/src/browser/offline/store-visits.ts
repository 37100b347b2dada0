import type { WorkerNotice } from '../../shared/offline/messages.js';
import type { ShellContext } from '../shell-context.js';
import { setNetworkDown } from './connection-badge.js';
import { requestWorker } from './worker-client.js';

/** The suffix that the shell adds to every title. */
const SITE_SUFFIX = / \| [^|]+$/;

/** Tells the service worker every screen that the visitor opens. */
export function storeVisits({ screens, catalog }: ShellContext, usedCompositions: Set<string>): void {
  const visit = (request: Parameters<typeof requestWorker>[0]) =>
    void requestWorker(request).catch(() => undefined);
  screens.watch(({ remote: version, data }, address) => {
    const [remote = '', number = ''] = version.split('@');
    const title = document.title.replace(SITE_SUFFIX, '');
    const screen = { address, remote, version: number, title, data: data ?? null };
    visit({ kind: 'visit', compositionKey: catalog.key, screen });
  });
  catalog.onChange(() => {
    usedCompositions.add(catalog.key);
    visit({ kind: 'visit', compositionKey: catalog.key });
  });
}

/** Answers the service worker's questions, and hears what it says about the network. */
export function hearWorker(usedCompositions: ReadonlySet<string>): void {
  navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<WorkerNotice>) => {
    if (data.kind === 'network') setNetworkDown(data.isDown);
    else ports[0]?.postMessage([...usedCompositions]);
  });
  navigator.serviceWorker.startMessages();
}
