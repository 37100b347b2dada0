import { createBrowserRouter, type DataRouter, type HydrationState } from 'react-router';
import type { LiveRemote } from '@mockingbird/contracts';
import { toRouteObjects, type ErrorScreen } from '@mockingbird/platform/internal';
import type { RemoteDefinition } from '@mockingbird/platform';
import type { ShellContext } from './shell-context.js';
import { SCREEN_LIMIT_MS } from './limits.js';
import { TooLate, within } from '../patience.js';
import type { Outcome, PreparedPage } from './prepared-pages.js';
import { NoCode, noCode, type LoadedRemote } from './remote-loader.js';
import { routerWindow } from './router-window.js';

/** What the prepared page knows already, as react-router takes it. */
function hydrationOf(routeId: string, outcome: Outcome): HydrationState {
  if (outcome.kind === 'error') return { loaderData: {}, errors: { [routeId]: outcome.error } };
  return { loaderData: { [routeId]: outcome.kind === 'data' ? outcome.data : null } };
}

/** Code that does not come is no reason to wait for ever: the route's error screen says so. */
const limited = ({ version, definition }: LoadedRemote): RemoteDefinition => ({
  ...definition,
  routes: Object.fromEntries(
    Object.entries(definition.routes).map(([id, load]) => [
      id,
      () =>
        within(SCREEN_LIMIT_MS, load()).catch((cause: unknown) => {
          throw noCode(version, id, cause);
        }),
    ]),
  ),
});

/** The data of a screen inside the same remote, from where screens are made ready. */
async function dataOf(shell: ShellContext, url: URL, version: LiveRemote): Promise<unknown> {
  const { outcome, remote, route } = await shell.pages.takeInTime(url);
  // The rest of this remote's code did not load and an earlier version stepped in: its data may have another shape.
  if (remote.version.version !== version.version)
    throw new NoCode(version, route.id, `only ${remote.version.version} loads`);
  if (outcome.kind === 'data') return outcome.data;
  throw outcome.kind === 'error' ? outcome.error : Response.redirect(outcome.location);
}

/** A remote's router, at the present address and with the prepared page in place. */
export function createRemoteRouter(
  shell: ShellContext,
  prepared: PreparedPage,
  errorScreen: ErrorScreen,
): DataRouter {
  const { version } = prepared.remote;
  /** Shows a screen that came too late, if its panel still stands. */
  const showLate = (url: URL) => {
    const { location, errors } = router.state;
    const to = url.pathname + url.search;
    if (errors && location.pathname + location.search === to) void router.navigate(to, { replace: true });
  };
  const routes = toRouteObjects(
    limited(prepared.remote),
    version.routes,
    { [prepared.route.id]: prepared.page },
    {
      api: shell.api,
      site: shell.site,
      siteMap: () => Promise.resolve([]),
      prefetched: (url) =>
        dataOf(shell, url, version).catch((error: unknown) => {
          if (error instanceof TooLate)
            shell.pages.prepare(url).then(
              () => showLate(url),
              () => undefined,
            );
          throw error;
        }),
    },
    errorScreen,
  );
  const router = createBrowserRouter(routes, {
    window: routerWindow(() => shell.known.match(window.location.pathname)?.remote.name === version.name),
    hydrationData: hydrationOf(prepared.route.id, prepared.outcome),
  });
  return router;
}
