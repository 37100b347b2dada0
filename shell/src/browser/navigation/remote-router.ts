import { createBrowserRouter, type DataRouter, type HydrationState } from 'react-router';
import type { LiveRemote } from '@mockingbird/contracts';
import { toRouteObjects, type ErrorScreen } from '@mockingbird/platform/internal';
import type { RemoteDefinition } from '@mockingbird/platform';
import { TimeoutError, withTimeout } from '../../shared/timeout.js';
import { SCREEN_TIMEOUT_MS } from '../limits.js';
import { RemoteLoadError } from '../remotes/remote-load-error.js';
import type { LoadedRemote } from '../remotes/remote-loader.js';
import type { ShellContext } from '../shell-context.js';
import type { PreloadedPage } from './preload/page-preloader.js';
import { routerWindow } from './router-window.js';
import type { LoaderOutcome } from './preload/run-loader.js';

/** Converts the outcome of a preloaded page to react-router's hydration data. */
function toHydrationData(routeId: string, outcome: LoaderOutcome): HydrationState {
  if (outcome.kind === 'error') return { loaderData: {}, errors: { [routeId]: outcome.error } };
  return { loaderData: { [routeId]: outcome.kind === 'data' ? outcome.data : null } };
}

const addressOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search;

/** Whether two outcomes show the same screen. Loader data is JSON. */
function isSameOutcome(a: LoaderOutcome, b: LoaderOutcome): boolean {
  if (a.kind === 'error' && b.kind === 'error') return a.status === b.status && a.message === b.message;
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Limits the time for a route's code. After it the route's error screen shows. */
const withCodeLimit = (
  { loader }: ShellContext,
  { version, definition }: LoadedRemote,
): RemoteDefinition => ({
  ...definition,
  routes: Object.fromEntries(
    Object.entries(definition.routes).map(([id, load]) => [
      id,
      () =>
        withTimeout(SCREEN_TIMEOUT_MS, load()).catch((cause: unknown) => {
          throw loader.reportLoadError(version, id, cause);
        }),
    ]),
  ),
});

/** Converts a preloaded page to the result of a route's loader in the mounted remote. @param version of that remote */
function toLoaderResult({ outcome, remote, route }: PreloadedPage, version: LiveRemote): unknown {
  // The rest of this remote's code did not load, and the page comes from its fallback. Its data may have another shape.
  if (remote.version.version !== version.version)
    throw new RemoteLoadError(version, route.id, `only ${remote.version.version} loads`);
  if (outcome.kind === 'data') return outcome.data;
  throw outcome.kind === 'error' ? outcome.error : Response.redirect(outcome.location);
}

/** Creates a remote's router at the present address, with the preloaded page in place. */
export function createRemoteRouter(
  shell: ShellContext,
  preloaded: PreloadedPage,
  errorScreen: ErrorScreen,
): DataRouter {
  const { version } = preloaded.remote;
  /** Shows late data if the visitor still waits for it. @param visible what the screen shows until then */
  const showLate = (url: URL, late: Promise<PreloadedPage>, visible?: LoaderOutcome): void => {
    const to = addressOf(url);
    const isCurrent = () =>
      shell.mounted.routerOf(version.name) === router &&
      addressOf(router.state.location) === to &&
      addressOf(window.location) === to;
    late.then(
      ({ outcome }) => {
        if (!isCurrent() || (visible && isSameOutcome(outcome, visible))) return;
        if (router.state.errors) void router.navigate(to, { replace: true });
        // The visitor may already use the page: it stays mounted, and only its data changes.
        else if (visible) void router.revalidate();
      },
      () => undefined,
    );
  };
  const takePreloaded = async (url: URL): Promise<unknown> => {
    try {
      const page = await shell.pages.takeWithinLimit(url);
      if (page.late) showLate(url, page.late, page.outcome);
      return toLoaderResult(page, version);
    } catch (error) {
      if (error instanceof TimeoutError) showLate(url, shell.pages.preload(url));
      throw error;
    }
  };
  const routes = toRouteObjects(
    withCodeLimit(shell, preloaded.remote),
    version.routes,
    { [preloaded.route.id]: preloaded.page },
    {
      api: shell.apiFor(version),
      site: shell.site,
      siteMap: () => Promise.resolve([]),
      prefetched: takePreloaded,
    },
    errorScreen,
  );
  const router = createBrowserRouter(routes, {
    window: routerWindow({
      isOwnAddress: () => shell.catalog.match(window.location.pathname)?.remote.name === version.name,
      isCancelled: (key) => shell.mounted.isCancelled(key),
    }),
    hydrationData: toHydrationData(preloaded.route.id, preloaded.outcome),
  });
  if (preloaded.late) showLate(new URL(window.location.href), preloaded.late, preloaded.outcome);
  return router;
}
