import type { LifeCycles } from 'single-spa';
import type { ErrorCode, LiveRemote } from '@mockingbird/contracts';
import { PlatformProvider } from '@mockingbird/platform/internal';
import { remoteIdentifierPrefix } from '../../shared/identifier-prefix.js';
import { TimeoutError, withTimeout } from '../../shared/timeout.js';
import { fragmentHost } from '../fragments/fragment-host.js';
import { MOUNT_TIMEOUT_MS } from '../limits.js';
import type { PreloadedPage } from '../navigation/preload/page-preloader.js';
import { createRemoteRouter } from '../navigation/remote-router.js';
import { watchRouter } from '../navigation/watch-router.js';
import { whenIdle } from '../navigation/when-idle.js';
import type { ShellContext } from '../shell-context.js';
import * as messages from '../../messages/browser/navigation.js';
import { remoteContainer } from './remote-container.js';
import { createErrorScreen, showFailure } from './remote-failure.js';
import { RemoteLoadError } from './remote-load-error.js';
import { createRemoteRoot } from './remote-root.js';
import { RemoteRouter } from './router/remote-router-view.js';

/** The shell limits loading and mounting itself and shows the failure panel. single-spa would only log a warning. */
const SINGLE_SPA_TIMEOUT = { millis: 60_000, warningMillis: 60_000, dieOnTimeout: false };

/** What a remote shows on the page: a screen or the failure panel. */
interface MountedView {
  unmount: () => void;
}

interface MountedScreen extends MountedView {
  /** Whether the remote still shows the screen with which it was mounted. */
  isCurrent: () => boolean;
}

/** Server markup can be hydrated only once, and only by the version that rendered it. */
function canHydrate(shell: ShellContext, preloaded: PreloadedPage, container: HTMLElement): boolean {
  const { name, version } = preloaded.remote.version;
  const isRendered =
    shell.state.rendered && container.dataset.mounted === undefined && container.childElementCount > 0;
  const isSameVersion = container.dataset.remote === name && container.dataset.version === version;
  return isRendered && isSameVersion;
}

/** The parts below the fold are needed where the visitor returns to a scroll position, or follows a link to an anchor. */
const showsWhole = ({ mounted, navigations }: ShellContext): boolean =>
  !mounted.hasShown || navigations.lastNavigation() === 'pop' || window.location.hash !== '';

async function mountScreen(shell: ShellContext, preloaded: PreloadedPage): Promise<MountedScreen> {
  const remote = preloaded.remote.version;
  const container = remoteContainer();
  const isHydrating = canHydrate(shell, preloaded, container);
  if (!isHydrating) container.replaceChildren();
  // The server's markup is hydrated or replaced from here on. The gate waits for this sign.
  container.dataset.mounted = '';
  // For people: which version shows this screen.
  container.dataset.remote = remote.name;
  container.dataset.version = remote.version;
  const router = createRemoteRouter(shell, preloaded, createErrorScreen(shell, remote));
  const value = {
    api: shell.apiFor(remote),
    region: shell.region,
    site: shell.site(),
    fragments: fragmentHost(shell),
    showsWhole: () => showsWhole(shell),
    whenIdle,
  };
  // A screen may navigate in its first effect (home does), before its mount resolves.
  shell.mounted.set(remote.name, router);
  const stopWatching = watchRouter(shell, router, preloaded.remote);
  const release = () => {
    stopWatching();
    shell.mounted.clear(remote.name);
  };
  const firstLocation = router.state.location;
  const Failure = createErrorScreen(shell, remote);
  const root = createRemoteRoot({
    container,
    identifierPrefix: remoteIdentifierPrefix(remote.name),
    isHydrating,
    content: (
      <PlatformProvider value={value}>
        <RemoteRouter router={router} />
      </PlatformProvider>
    ),
    renderError: (error) => <Failure status={500} message={messages.thisPage} error={error} />,
    onRepair: (error) => {
      console.error('MB-3003 hydration', error);
      shell.updates.reportEvent('repair', remote, error);
    },
  });
  try {
    // A visitor already reads the server's markup, and a slow phone may hydrate it longer than the limit.
    await (isHydrating ? root.mounted : withTimeout(MOUNT_TIMEOUT_MS, root.mounted));
  } catch (error) {
    release();
    root.unmount();
    throw error;
  }
  return {
    isCurrent: () => router.state.location === firstLocation,
    unmount: () => {
      // A screen that is ready mounts before the next frame: a copy of the old one would never be seen.
      if (!shell.pages.isReady(new URL(window.location.href))) shell.snapshot.freezeScreen(container);
      release();
      root.unmount();
      router.dispose();
    },
  };
}

function reportScreenShown(shell: ShellContext, preloaded: PreloadedPage): void {
  const { remote, page, outcome } = preloaded;
  const match = shell.mounted.routerOf(remote.version.name)?.state.matches.at(-1);
  const isFirst = !shell.mounted.hasShown && Boolean(shell.state.remote);
  shell.screens.onScreenShown({
    page,
    params: match?.params ?? {},
    data: outcome.kind === 'data' ? outcome.data : undefined,
    error: outcome.kind === 'error' ? outcome.error : undefined,
    remote: `${remote.version.name}@${remote.version.version}`,
    navigation: isFirst ? 'first' : shell.navigations.lastNavigation(),
  });
}

/**
 * Shows the failure panel in a remote's place.
 * @param onNavigated the visitor goes to another address of the remote, which then mounts again
 */
function mountFailure(
  shell: ShellContext,
  remote: LiveRemote,
  code: ErrorCode,
  error: unknown,
  onNavigated: () => void,
): MountedView {
  const root = showFailure(shell, remote, code, error);
  const failedAddress = window.location.href;
  const checkAddress = () => {
    if (window.location.href !== failedAddress) onNavigated();
  };
  window.addEventListener('single-spa:routing-event', checkAddress);
  if (shell.mounted.hasShown) shell.screens.onFailureShown();
  // The head from the edge is right for the first screen only.
  shell.mounted.hasShown = true;
  return {
    unmount: () => {
      window.removeEventListener('single-spa:routing-event', checkAddress);
      root.unmount();
    },
  };
}

/** Waits for a screen that exceeded its limit. @returns whether it has loaded */
const waitForLateScreen = (shell: ShellContext, url: URL): Promise<boolean> =>
  shell.pages.preload(url).then(
    () => true,
    () => false,
  );

/** @returns the screen when it is ready; undefined when the visitor goes to another address before that */
async function takeUnlessNavigated(shell: ShellContext, url: URL): Promise<PreloadedPage | undefined> {
  const page = shell.pages.takeWithinLimit(url);
  const navigatedAway = async (): Promise<undefined> => {
    do await shell.navigations.nextNavigation();
    while (window.location.href === url.href);
  };
  page.catch(() => undefined);
  return Promise.race([page, navigatedAway()]);
}

/** @returns whether the page reloads because a screen's code is missing */
const reloadsPage = async ({ updates }: ShellContext, error: unknown): Promise<boolean> =>
  error instanceof RemoteLoadError && updates.recoverFromMissingCode(error.version, error.routeId);

/** A screen that throws while it unmounts leaves nothing behind either. */
function unmountView(view: MountedView): void {
  try {
    view.unmount();
  } catch {
    remoteContainer().replaceChildren();
  }
}

/**
 * Wraps a remote as a single-spa application. Its lifecycles never reject. A remote that does not load or mount shows
 * the failure panel, and the rest of the page works.
 */
export function remoteApplication(shell: ShellContext, name: string): LifeCycles & { timeouts: object } {
  let view: MountedView | undefined;
  /** Counts mounts and unmounts. An async step compares it to find out whether it is outdated. */
  let cycle = 0;

  function unmount(): void {
    cycle += 1;
    if (!view) return;
    shell.loading.hide();
    unmountView(view);
    view = undefined;
  }

  async function show(preloaded: PreloadedPage): Promise<void> {
    if (preloaded.outcome.kind === 'redirect') {
      return void shell.navigator.go(preloaded.outcome.location, { replace: true, force: true });
    }
    const startCycle = cycle;
    try {
      const screen = await mountScreen(shell, preloaded);
      if (startCycle !== cycle) return screen.unmount();
      view = screen;
      shell.updates.reportEvent('mounted', preloaded.remote.version);
      if (screen.isCurrent()) reportScreenShown(shell, preloaded);
      shell.mounted.hasShown = true;
    } catch (error) {
      shell.updates.reportEvent('mount', preloaded.remote.version, error);
      fail(preloaded.remote.version, 'MB-3002', error);
    }
  }

  function fail(remote: LiveRemote, code: ErrorCode, error: unknown): void {
    view = mountFailure(shell, remote, code, error, remount);
  }

  function remount(): void {
    unmount();
    void mount();
  }

  async function mount(): Promise<void> {
    const ownCycle = (cycle += 1);
    const url = new URL(window.location.href);
    const match = shell.catalog.match(url.pathname);
    // The visitor has already left this remote: single-spa is about to unmount it.
    if (match?.remote.name !== name) return;
    // The first screen is the server's markup. Later the old screen was already held for its limit.
    if (shell.mounted.hasShown) shell.loading.showAfter(match.route.loading, 0);
    try {
      const preloaded = await takeUnlessNavigated(shell, url);
      if (ownCycle !== cycle) return;
      if (!preloaded) return await mount();
      shell.loading.hide();
      await show(preloaded);
    } catch (error) {
      const isReloading = ownCycle === cycle && (await reloadsPage(shell, error));
      if (isReloading || ownCycle !== cycle) return;
      shell.loading.hide();
      fail(match.remote, 'MB-3001', error);
      if (error instanceof TimeoutError) void replaceFailureWhenReady(url);
    } finally {
      shell.snapshot.clear();
    }
  }

  /** Replaces the failure panel by a late screen, if the visitor still waits for it. */
  async function replaceFailureWhenReady(url: URL): Promise<void> {
    const startCycle = cycle;
    if ((await waitForLateScreen(shell, url)) && startCycle === cycle) remount();
  }

  return {
    timeouts: { mount: SINGLE_SPA_TIMEOUT },
    bootstrap: () => Promise.resolve(),
    mount,
    unmount: () => Promise.resolve(unmount()),
  };
}
