import * as React from 'react';
import type { Root } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import type { AppProps, LifeCycles } from 'single-spa';
import singleSpaReact from 'single-spa-react';
import { PlatformProvider } from '@mockingbird/platform/internal';
import { remoteIdentifierPrefix } from '../identifier-prefix.js';
import { errorScreenFor, showFailure } from './failure.js';
import { clearGhost, leaveGhost } from './ghost.js';
import type { KnownRemote } from './known-remotes.js';
import { MOUNT_LIMIT_MS } from './limits.js';
import type { PreparedPage } from './prepared-pages.js';
import { createRemoteRouter } from './remote-router.js';
import { reactClient } from './root-renderer.js';
import { remoteContainer, type ShellContext } from './shell-context.js';
import { watchRouter } from './watch-router.js';

/** Loading and mounting have limits of the shell's own, which draw the failure panel; single-spa would only warn. */
const OWN_LIMITS = { millis: 60_000, warningMillis: 60_000, dieOnTimeout: false };

/** What is on the page of one remote, and how to take it away. */
interface Mounted {
  take: (props: AppProps) => Promise<void>;
}

/** Server markup can be taken over only once, and only by the version that made it. */
function canHydrate(shell: ShellContext, prepared: PreparedPage, container: HTMLElement): boolean {
  const { name, version } = prepared.remote.version;
  const rendered = shell.state.rendered && container.childElementCount > 0;
  const matches = container.dataset.remote === name && container.dataset.version === version;
  return rendered && matches;
}

function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not done within ${milliseconds} ms`)), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

async function mountScreen(
  shell: ShellContext,
  remote: KnownRemote,
  prepared: PreparedPage,
  props: AppProps,
): Promise<Mounted> {
  const container = remoteContainer();
  const hydrate = canHydrate(shell, prepared, container);
  if (!hydrate) container.replaceChildren();
  delete container.dataset.remote;
  const router = createRemoteRouter(shell, prepared, errorScreenFor(shell, remote));
  const { api, region } = shell;
  const value = { api, region, site: shell.site() };
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
    errorBoundary: () => {
      const Screen = errorScreenFor(shell, remote);
      return <Screen status={500} message="This page failed to load" />;
    },
  });
  await lifecycles.bootstrap(props);
  await within(MOUNT_LIMIT_MS, lifecycles.mount(props));
  shell.mounted.set(remote.name, router);
  const stop = watchRouter(shell, router, prepared.remote);
  return {
    take: async (appProps) => {
      leaveGhost(container);
      stop();
      shell.mounted.clear(remote.name);
      await lifecycles.unmount(appProps);
      router.dispose();
    },
  };
}

const failed = (root: Root): Mounted => ({
  take: () => {
    root.unmount();
    return Promise.resolve();
  },
});

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
    how: arrivedOnce ? 'push' : 'first',
  });
  arrivedOnce = true;
}

/**
 * A remote as a single-spa application. None of its lifecycles rejects: a remote that does not load or mount shows the
 * failure panel in its place, and the rest of the page goes on.
 */
export function remoteApplication(
  shell: ShellContext,
  remote: KnownRemote,
): LifeCycles & { timeouts: object } {
  let mounted: Mounted | undefined;

  async function mount(props: AppProps): Promise<void> {
    const url = new URL(window.location.href);
    try {
      const prepared = await shell.pages.prepare(url);
      shell.pages.take(url);
      if (prepared.outcome.kind === 'redirect') {
        void shell.navigator.go(prepared.outcome.location, { replace: true, force: true });
        return;
      }
      try {
        mounted = await mountScreen(shell, remote, prepared, props);
        announce(shell, prepared);
      } catch (error) {
        mounted = failed(showFailure(shell, remote, 'MB-3002', error));
      }
    } catch (error) {
      mounted = failed(showFailure(shell, remote, 'MB-3001', error));
    } finally {
      clearGhost();
    }
  }

  return {
    timeouts: { mount: OWN_LIMITS },
    bootstrap: () => Promise.resolve(),
    mount,
    unmount: async (props: AppProps) => {
      await mounted?.take(props).catch(() => remoteContainer().replaceChildren());
      mounted = undefined;
    },
  };
}
