import { registerApplication, start } from 'single-spa';
import type { KnownRemote } from './known-remotes.js';
import { remoteApplication } from './remote-application.js';
import type { ShellContext } from './shell-context.js';

const register = (shell: ShellContext, remote: KnownRemote) =>
  registerApplication({
    name: remote.name,
    app: () => Promise.resolve(remoteApplication(shell, remote)),
    activeWhen: (location) => shell.known.match(location.pathname)?.remote.name === remote.name,
  });

interface RoutingDetail {
  newUrl: string;
  cancelNavigation: (until: Promise<boolean>) => void;
}

const isRouting = (event: Event): event is CustomEvent<RoutingDetail> => event instanceof CustomEvent;

/** Keeps the old screen while the next one is made ready: single-spa waits before it unmounts anything. */
function holdOldScreen(shell: ShellContext): void {
  window.addEventListener('single-spa:before-routing-event', (event) => {
    if (!isRouting(event)) return;
    const url = new URL(event.detail.newUrl);
    const match = shell.known.match(url.pathname);
    if (!match || !shell.mounted.name || match.remote.name === shell.mounted.name) return;
    event.detail.cancelNavigation(shell.navigator.hold(url, match.route.holdMs).then(() => false));
  });
}

/** Makes every known remote an application, now and when more of the composition is known. */
export function startRemotes(shell: ShellContext): void {
  for (const remote of shell.known.all) register(shell, remote);
  shell.known.onAdded((added) => {
    for (const remote of added) register(shell, remote);
  });
  holdOldScreen(shell);
  start({ urlRerouteOnly: true });
}
