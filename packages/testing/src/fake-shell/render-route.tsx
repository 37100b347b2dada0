import { act, render, type RenderResult } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Head, ProductEvent } from '@mockingbird/platform';
import { PlatformProvider, setReporter, type RegionStore } from '@mockingbird/platform/internal';
import { fillBrowserGaps } from './browser-gaps.js';
import { recordMoves, type Move } from './fake-navigation.js';
import { headOf } from './head-of.js';
import type { RouteOptions } from './options.js';
import { prepareRoute, rethrowUnexpected } from './prepare-route.js';

export interface BrowserRouteOptions extends RouteOptions {
  /** Navigation state of the link (`useNavigationState`). */
  navigationState?: unknown;
  /** Executes navigations within this remote; all are recorded in any case. */
  follow?: boolean;
}

export interface RenderedRoute extends RenderResult {
  /** The page's metadata; undefined when its loader failed. */
  head: Head | undefined;
  /** Every navigation by `navigate` or by a link, in order. */
  moves: readonly Move[];
  /** The events of `reportEvent`. */
  events: readonly ProductEvent[];
  region: RegionStore;
  /** The router's current address: path with query and fragment. */
  address: () => string;
}

type MemoryRouter = ReturnType<typeof createMemoryRouter>;

/** Waits until the router has run the loaders. */
const settled = (router: MemoryRouter): Promise<void> =>
  new Promise((resolve) => {
    const isSettled = () => router.state.initialized && router.state.navigation.state === 'idle';
    if (isSettled()) return resolve();
    const stop = router.subscribe(() => {
      if (!isSettled()) return;
      stop();
      resolve();
    });
  });

/** Clicks on the screen of an earlier test must not be recorded here. */
let stopRecording = (): void => undefined;

/**
 * Renders a remote's route in jsdom as the shell would in a browser: first the loaders, then the page inside the
 * shell's context. The router follows redirects within the remote.
 * @throws when a loader makes a call that the test did not prepare
 */
export async function renderRoute(options: BrowserRouteOptions): Promise<RenderedRoute> {
  stopRecording();
  fillBrowserGaps();
  const prepared = await prepareRoute(options);
  const { url, platform, route } = prepared;
  const { pathname, search, hash } = url;
  const router = createMemoryRouter(prepared.routes, {
    initialEntries: [{ pathname, search, hash, state: options.navigationState ?? null }],
  });
  const recording = recordMoves(({ to, state, replace }) => {
    if (options.follow) void router.navigate(to, { state, replace: replace ?? false });
  });
  stopRecording = recording.stop;
  const events: ProductEvent[] = [];
  setReporter((event) => events.push(event));
  await settled(router);
  rethrowUnexpected(router.state.errors);
  const data: unknown = router.state.loaderData[route.id];
  const view = await act(async () =>
    render(
      <PlatformProvider value={platform}>
        <RouterProvider router={router} />
      </PlatformProvider>,
    ),
  );
  return {
    ...view,
    head: router.state.errors ? undefined : headOf(prepared, data),
    moves: recording.moves,
    events,
    region: platform.region,
    address: () => {
      const { location } = router.state;
      return location.pathname + location.search + location.hash;
    },
  };
}
