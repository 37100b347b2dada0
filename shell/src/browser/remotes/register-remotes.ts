import { getAppNames, registerApplication, start } from 'single-spa';
import { remoteApplication } from './remote-application.js';
import type { ShellContext } from '../shell-context.js';

const register = (shell: ShellContext, name: string) =>
  registerApplication({
    name,
    app: () => Promise.resolve(remoteApplication(shell, name)),
    activeWhen: (location) => shell.known.match(location.pathname)?.remote.name === name,
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

/** Makes every known remote an application, now and when more of this composition or a newer one is known. */
export function startRemotes(shell: ShellContext): void {
  const { known, loader, pages } = shell;
  for (const { name } of known.all) register(shell, name);
  known.onChanged(({ gone, added }) => {
    // Nothing of a version that was replaced is used again: not its code, not its data, not its failures.
    for (const { name } of gone) {
      loader.forget(name);
      pages.forget();
    }
    // One that is no longer part of the site answers no address and is never active again; it may come back.
    for (const { name } of added) if (!getAppNames().includes(name)) register(shell, name);
  });
  holdOldScreen(shell);
  start({ urlRerouteOnly: true });
}
