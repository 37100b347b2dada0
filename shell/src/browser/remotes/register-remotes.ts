import { getAppNames, registerApplication, start } from 'single-spa';
import type { ShellContext } from '../shell-context.js';
import { remoteApplication } from './remote-application.js';

const register = (shell: ShellContext, name: string) =>
  registerApplication({
    name,
    app: () => Promise.resolve(remoteApplication(shell, name)),
    activeWhen: (location) => shell.catalog.match(location.pathname)?.remote.name === name,
  });

interface RoutingDetail {
  newUrl: string;
  cancelNavigation: (until: Promise<boolean>) => void;
}

const isRoutingEvent = (event: Event): event is CustomEvent<RoutingDetail> => event instanceof CustomEvent;

/** Holds the old screen while the next one is preloaded: single-spa waits before it unmounts anything. */
function holdOldScreen(shell: ShellContext): void {
  window.addEventListener('single-spa:before-routing-event', (event) => {
    if (!isRoutingEvent(event)) return;
    const url = new URL(event.detail.newUrl);
    const match = shell.catalog.match(url.pathname);
    if (!match || !shell.mounted.name || match.remote.name === shell.mounted.name) return;
    event.detail.cancelNavigation(shell.navigator.hold(url, match.route.holdMs).then(() => false));
  });
}

/** Registers every remote as a single-spa application, now and when the catalog grows. */
export function registerRemotes(shell: ShellContext): void {
  const { catalog, loader, pages } = shell;
  for (const { name } of catalog.all) register(shell, name);
  catalog.onChange(({ removed, added }) => {
    // Code, data and failures of a replaced version must not be used again.
    for (const { name } of removed) {
      loader.clear(name);
      pages.clear();
    }
    // A removed remote stays registered: no address matches it, so it never becomes active. It may come back.
    for (const { name } of added) if (!getAppNames().includes(name)) register(shell, name);
  });
  holdOldScreen(shell);
  start({ urlRerouteOnly: true });
}
