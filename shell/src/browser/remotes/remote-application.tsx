import * as React from 'react';
import { RouterProvider } from 'react-router';
import type { AppProps, LifeCycles } from 'single-spa';
import singleSpaReact from 'single-spa-react';
import type { ErrorCode, LiveRemote } from '@mockingbird/contracts';
import { PlatformProvider } from '@mockingbird/platform/internal';
import { remoteIdentifierPrefix } from '../../shared/identifier-prefix.js';
import { fragmentHost } from '../fragments/fragment-host.js';
import { errorScreenFor, showFailure } from './remote-failure.js';
import { clearGhost, leaveGhost } from '../chrome/screen-snapshot.js';
import { announceLoading, endLoading } from '../chrome/loading-overlay.js';
import { lastMove, nextMove } from '../navigation/navigation-recorder.js';
import { MOUNT_LIMIT_MS } from '../limits.js';
import { TooLate, within } from '../../shared/timeout.js';
import type { PreparedPage } from '../navigation/page-preloader.js';
import { createRemoteRouter } from '../navigation/remote-router.js';
import { NoCode } from './remote-loader.js';
import { reactClient } from './react-client.js';
import { remoteContainer, type ShellContext } from '../shell-context.js';
import { getOver, sight } from '../updates/update-manager.js';
import { watchRouter } from '../navigation/watch-router.js';

/** Loading and mounting have limits of the shell's own, which draw the failure panel; single-spa would only warn. */
const OWN_LIMITS = { millis: 60_000, warningMillis: 60_000, dieOnTimeout: false };

/** What is on the page of one remote, and how to take it away. */
interface Mounted {
  take: (props: AppProps) => Promise<void>;
}

interface MountedScreen extends Mounted {
  /** Whether the screen that was mounted is the one that is shown. */
  isStill: () => boolean;
}

/** Server markup can be taken over only once, and only by the version that made it. */
function canHydrate(shell: ShellContext, prepared: PreparedPage, container: HTMLElement): boolean {
  const { name, version } = prepared.remote.version;
  const rendered = shell.state.rendered && container.childElementCount > 0;
  const matches = container.dataset.remote === name && container.dataset.version === version;
  return rendered && matches;
}

async function mountScreen(
  shell: ShellContext,
  prepared: PreparedPage,
  props: AppProps,
): Promise<MountedScreen> {
  const remote = prepared.remote.version;
  const container = remoteContainer();
  const hydrate = canHydrate(shell, prepared, container);
  if (!hydrate) container.replaceChildren();
  delete container.dataset.remote;
  const router = createRemoteRouter(shell, prepared, errorScreenFor(shell, remote));
  const { api, region } = shell;
  const value = { api, region, site: shell.site(), fragments: fragmentHost(shell) };
  const lifecycles = singleSpaReact<AppProps>({
    React,
    ReactDOMClient: reactClient(remoteIdentifierPrefix(remote.name)),
    renderType: hydrate ? 'hydrateRoot' : 'createRoot',
    domElementGetter: remoteContainer,
    rootComponent: () => (
      <PlatformProvider value={value}>
        <RouterProvider router={router} />
      </PlatformProvider>
    ),
    errorBoundary: (error) => {
      const Screen = errorScreenFor(shell, remote);
      return <Screen status={500} message="This page failed to load" error={error} />;
    },
  });
  // A screen may move on in its first effect (home does), before its mount is reported done.
  shell.mounted.set(remote.name, router);
  const stop = watchRouter(shell, router, prepared.remote);
  const leave = () => {
    stop();
    shell.mounted.clear(remote.name);
  };
  const firstLocation = router.state.location;
  try {
    await lifecycles.bootstrap(props);
    await within(MOUNT_LIMIT_MS, lifecycles.mount(props));
  } catch (error) {
    leave();
    throw error;
  }
  return {
    isStill: () => router.state.location === firstLocation,
    take: async (appProps) => {
      leaveGhost(container);
      leave();
      await lifecycles.unmount(appProps);
      router.dispose();
    },
  };
}

let arrivedOnce = false;

function announce(shell: ShellContext, prepared: PreparedPage): void {
  const { remote, page, outcome } = prepared;
  const match = shell.mounted.routerOf(remote.version.name)?.state.matches.at(-1);
  shell.arrive({
    page,
    params: match?.params ?? {},
    data: outcome.kind === 'data' ? outcome.data : undefined,
    error: outcome.kind === 'error' ? outcome.error : undefined,
    remote: `${remote.version.name}@${remote.version.version}`,
    how: arrivedOnce || !shell.state.remote ? lastMove() : 'first',
  });
}

/** The panel in a remote's place. The reader may go on to another of its addresses: then it tries again. */
function mountFailure(
  shell: ShellContext,
  remote: LiveRemote,
  code: ErrorCode,
  error: unknown,
  onMoved: () => void,
): Mounted {
  const root = showFailure(shell, remote, code, error);
  const failedAt = window.location.href;
  const look = () => {
    if (window.location.href !== failedAt) onMoved();
  };
  window.addEventListener('single-spa:routing-event', look);
  if (arrivedOnce) shell.arriveFailed();
  // The head that the edge wrote stands for the first screen alone.
  arrivedOnce = true;
  return {
    take: () => {
      window.removeEventListener('single-spa:routing-event', look);
      root.unmount();
      return Promise.resolve();
    },
  };
}

/** Whether a screen that was not ready in time is ready in the end. */
const comesLater = (shell: ShellContext, url: URL): Promise<boolean> =>
  shell.pages.prepare(url).then(
    () => true,
    () => false,
  );

/** A screen, when it is ready; undefined when the reader went to another address before that. */
async function takeUnlessLeft(shell: ShellContext, url: URL): Promise<PreparedPage | undefined> {
  const taken = shell.pages.takeInTime(url);
  const left = async (): Promise<undefined> => {
    do await nextMove();
    while (window.location.href === url.href);
  };
  taken.catch(() => undefined);
  return Promise.race([taken, left()]);
}

/** Whether the page is being loaded anew because a screen's code is gone. */
const isGotOver = async (error: unknown): Promise<boolean> =>
  error instanceof NoCode && getOver(error.version, error.routeId);

/**
 * A remote as a single-spa application. None of its lifecycles rejects: a remote that does not load or mount shows the
 * failure panel in its place, and the rest of the page goes on.
 */
export function remoteApplication(shell: ShellContext, name: string): LifeCycles & { timeouts: object } {
  let mounted: Mounted | undefined;
  /** Counts mounts and unmounts: what comes late sees whether it is still wanted. */
  let turn = 0;

  async function take(props: AppProps): Promise<void> {
    turn += 1;
    const taken = mounted;
    if (taken) endLoading();
    mounted = undefined;
    await taken?.take(props).catch(() => remoteContainer().replaceChildren());
  }

  async function show(props: AppProps, prepared: PreparedPage): Promise<void> {
    if (prepared.outcome.kind === 'redirect') {
      void shell.navigator.go(prepared.outcome.location, { replace: true, force: true });
      return;
    }
    const own = turn;
    try {
      const screen = await mountScreen(shell, prepared, props);
      if (own !== turn) {
        await screen.take(props);
        return;
      }
      mounted = screen;
      sight('mounted', prepared.remote.version);
      if (screen.isStill()) announce(shell, prepared);
      arrivedOnce = true;
    } catch (error) {
      sight('mount', prepared.remote.version, error);
      fail(props, prepared.remote.version, 'MB-3002', error);
    }
  }

  function fail(props: AppProps, remote: LiveRemote, code: ErrorCode, error: unknown): void {
    const again = () => void take(props).then(() => mount(props));
    mounted = mountFailure(shell, remote, code, error, again);
  }

  async function mount(props: AppProps): Promise<void> {
    const own = (turn += 1);
    const url = new URL(window.location.href);
    const match = shell.known.match(url.pathname);
    // The reader went on while single-spa was busy with this remote: it is about to unmount it again.
    if (match?.remote.name !== name) return;
    // What the server drew stays until it is taken over. The old screen was held as long as it may be.
    if (arrivedOnce) announceLoading(match.route.loading, 0);
    try {
      const prepared = await takeUnlessLeft(shell, url);
      if (own !== turn) return;
      if (!prepared) return await mount(props);
      endLoading();
      await show(props, prepared);
    } catch (error) {
      const isReloading = own === turn && (await isGotOver(error));
      if (isReloading || own !== turn) return;
      endLoading();
      fail(props, match.remote, 'MB-3001', error);
      if (error instanceof TooLate) void whenLate(props, url);
    } finally {
      clearGhost();
    }
  }

  /** A screen that comes after its panel takes its place, if the reader still waits for it. */
  async function whenLate(props: AppProps, url: URL): Promise<void> {
    const own = turn;
    if (!(await comesLater(shell, url)) || own !== turn) return;
    await take(props);
    await mount(props);
  }

  return {
    timeouts: { mount: OWN_LIMITS },
    bootstrap: () => Promise.resolve(),
    mount,
    unmount: take,
  };
}
