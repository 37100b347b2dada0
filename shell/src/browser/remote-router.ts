import { createBrowserRouter, type DataRouter, type HydrationState } from 'react-router';
import { toRouteObjects, type ErrorScreen } from '@mockingbird/platform/internal';
import type { ShellContext } from './shell-context.js';
import type { Outcome, PreparedPage } from './prepared-pages.js';
import { routerWindow } from './router-window.js';

/** What the prepared page knows already, as react-router takes it. */
function hydrationOf(routeId: string, outcome: Outcome): HydrationState {
  if (outcome.kind === 'error') return { loaderData: {}, errors: { [routeId]: outcome.error } };
  return { loaderData: { [routeId]: outcome.kind === 'data' ? outcome.data : null } };
}

/** Data fetched ahead for a move inside the same remote. */
function prefetched(shell: ShellContext, url: URL): Promise<unknown> | undefined {
  return shell.pages.take(url)?.then(({ outcome }) => {
    if (outcome.kind === 'data') return outcome.data;
    throw outcome.kind === 'error' ? outcome.error : Response.redirect(outcome.location);
  });
}

/** A remote's router, at the present address and with the prepared page in place. */
export function createRemoteRouter(
  shell: ShellContext,
  prepared: PreparedPage,
  errorScreen: ErrorScreen,
): DataRouter {
  const { version, definition } = prepared.remote;
  const routes = toRouteObjects(
    definition,
    version.routes,
    { [prepared.route.id]: prepared.page },
    {
      api: shell.api,
      site: shell.site,
      siteMap: () => Promise.resolve([]),
      prefetched: (url) => prefetched(shell, url),
    },
    errorScreen,
  );
  return createBrowserRouter(routes, {
    window: routerWindow(() => shell.known.match(window.location.pathname)?.remote.name === version.name),
    hydrationData: hydrationOf(prepared.route.id, prepared.outcome),
  });
}
