import { createBrowserRouter, type DataRouter, type HydrationState } from 'react-router';
import type { LiveRemote } from '@mockingbird/contracts';
import { toRouteObjects, type ErrorScreen } from '@mockingbird/platform/internal';
import type { RemoteDefinition } from '@mockingbird/platform';
import type { ShellContext } from '../shell-context.js';
import { SCREEN_LIMIT_MS } from '../limits.js';
import { TooLate, within } from '../../shared/timeout.js';
import type { Outcome, PreparedPage } from './page-preloader.js';
import { NoCode, noCode, type LoadedRemote } from '../remotes/remote-loader.js';
import { routerWindow } from './router-window.js';

/** What the prepared page knows already, as react-router takes it. */
function hydrationOf(routeId: string, outcome: Outcome): HydrationState {
  if (outcome.kind === 'error') return { loaderData: {}, errors: { [routeId]: outcome.error } };
  return { loaderData: { [routeId]: outcome.kind === 'data' ? outcome.data : null } };
}

const addressOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search;

/** Whether two outcomes show the same screen. Loader data is JSON. */
function isSame(one: Outcome, other: Outcome): boolean {
  if (one.kind === 'error' && other.kind === 'error')
    return one.status === other.status && one.message === other.message;
  return JSON.stringify(one) === JSON.stringify(other);
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

/** The data of a screen inside the same remote, out of what was made ready. */
function dataOf({ outcome, remote, route }: PreparedPage, version: LiveRemote): unknown {
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
  /** Shows what was too late when it is there, if the reader still waits for it. @param shown what shows until then */
  const showLate = (url: URL, late: Promise<PreparedPage>, shown?: Outcome): void => {
    const to = url.pathname + url.search;
    const isWanted = () =>
      shell.mounted.routerOf(version.name) === router && addressOf(router.state.location) === to;
    late.then(
      ({ outcome }) => {
        if (!isWanted() || (shown && isSame(outcome, shown))) return;
        if (router.state.errors) void router.navigate(to, { replace: true });
        // The page stands, the reader may be busy in it: it stays, and its data comes.
        else if (shown) void router.revalidate();
      },
      () => undefined,
    );
  };
  const take = async (url: URL): Promise<unknown> => {
    try {
      const taken = await shell.pages.takeInTime(url);
      if (taken.late) showLate(url, taken.late, taken.outcome);
      return dataOf(taken, version);
    } catch (error) {
      if (error instanceof TooLate) showLate(url, shell.pages.prepare(url));
      throw error;
    }
  };
  const routes = toRouteObjects(
    limited(prepared.remote),
    version.routes,
    { [prepared.route.id]: prepared.page },
    {
      api: shell.api,
      site: shell.site,
      siteMap: () => Promise.resolve([]),
      prefetched: take,
    },
    errorScreen,
  );
  const router = createBrowserRouter(routes, {
    window: routerWindow(() => shell.known.match(window.location.pathname)?.remote.name === version.name),
    hydrationData: hydrationOf(prepared.route.id, prepared.outcome),
  });
  if (prepared.late) showLate(new URL(window.location.href), prepared.late, prepared.outcome);
  return router;
}
