import { NAVIGATION_HOLD_MS } from '@mockingbird/platform/internal';
import type { NavigateOptions } from '@mockingbird/platform';
import type { ChromeStore } from '../chrome/chrome-state.js';
import { PROGRESS_DELAY_MS } from '../limits.js';
import type { MountedRemote } from '../remotes/mounted-remote.js';
import { isMissingOffline } from '../offline/network-state.js';
import { wait } from '../../shared/wait.js';
import { isInBrowser, type RemoteCatalog } from '../remotes/remote-catalog.js';
import { markSpeed } from '../speed/speed-marks.js';
import type { UpdateManager } from '../updates/update-manager.js';
import type { HistoryTracker } from './history-tracker.js';
import { mayLeave } from './leave-guard.js';
import type { NavigationRecorder } from './navigation-recorder.js';
import type { PagePreloader } from './preload/page-preloader.js';
import type { ScrollPositions } from './scroll-positions.js';

interface Tools {
  catalog: RemoteCatalog;
  pages: PagePreloader;
  mounted: MountedRemote;
  history: HistoryTracker;
  navigations: NavigationRecorder;
  scroll: ScrollPositions;
  chromeStore: ChromeStore;
  updates: UpdateManager;
}

const KEY_LENGTH = 8;
const createEntryKey = () =>
  Math.random()
    .toString(36)
    .slice(2, 2 + KEY_LENGTH);

/** Navigates between screens. The old screen stays until the new one is ready. */
export class SiteNavigator {
  private calls = 0;

  constructor(private readonly tools: Tools) {}

  /** Navigates to an address of any remote. A later call cancels an earlier one. */
  async go(to: string, options: NavigateOptions = {}): Promise<void> {
    const { chromeStore } = this.tools;
    const url = new URL(to, window.location.href);
    if (url.origin !== window.location.origin) return window.location.assign(url);
    if (!options.force && !mayLeave()) return undefined;
    markSpeed('start');
    const call = (this.calls += 1);
    const isLatest = () => call === this.calls;
    const busyTimer = setTimeout(() => chromeStore.setState({ busy: true }), PROGRESS_DELAY_MS);
    try {
      await this.navigate(url, options, isLatest);
    } finally {
      clearTimeout(busyTimer);
      if (isLatest()) chromeStore.setState({ busy: false });
    }
    return undefined;
  }

  /**
   * Waits until a screen is ready, up to a limit. The old screen is held twice on the way to another remote: here and by
   * single-spa. The limit includes both. A failure shows when the screen is mounted.
   */
  async hold(url: URL, limit = NAVIGATION_HOLD_MS): Promise<void> {
    const { pages } = this.tools;
    const ready = pages.get(url).then(
      () => undefined,
      () => undefined,
    );
    await Promise.race([ready, wait(limit - pages.waitedFor(url))]);
  }

  private async navigate(url: URL, options: NavigateOptions, isLatest: () => boolean): Promise<void> {
    const { catalog, mounted, navigations, pages, scroll, updates } = this.tools;
    updates.checkIfStale();
    const isSameShell = catalog.switchToPending(mounted.name);
    let hasNavigated = false;
    void navigations.nextNavigation().then(() => (hasNavigated = true));
    const match = await this.findMatch(url);
    if (!isLatest()) return;
    // Navigation state does not survive a page load, so the next navigation without state loads the page.
    const needsPageLoad = options.state == null && (!isSameShell || (await isMissingOffline(match, url)));
    if (!isLatest()) return;
    if (!match || needsPageLoad || !isInBrowser(match.route)) {
      if (options.replace) window.location.replace(url);
      else window.location.assign(url);
      return;
    }
    const router = mounted.routerOf(match.remote.name);
    const to = url.pathname + url.search + url.hash;
    const { loading, holdMs } = match.route;
    // Inside the mounted remote the router itself holds a screen without a loading state.
    if (!router || loading) await this.hold(url, holdMs);
    // The visitor followed another link or stepped back.
    if (!isLatest() || hasNavigated) return;
    scroll.store();
    if (!router) {
      mounted.cancelNavigation();
      return this.addEntry(to, options);
    }
    // The entry comes before the loading state, so that a step back leads to the old screen.
    const isLate = loading !== undefined && !pages.isReady(url);
    if (isLate) this.addEntry(to, options);
    navigations.recordNavigation('push');
    await router.navigate(to, { replace: isLate || (options.replace ?? false), state: options.state });
  }

  private async findMatch(url: URL) {
    const { catalog } = this.tools;
    if (!catalog.match(url.pathname) && !catalog.isComplete) await catalog.load().catch(() => undefined);
    return catalog.match(url.pathname);
  }

  /** Adds a history entry in react-router's form. single-spa notices it and changes remotes. */
  private addEntry(to: string, { replace, state }: NavigateOptions): void {
    const { history, navigations } = this.tools;
    navigations.recordNavigation('push');
    const entry = {
      usr: state ?? null,
      key: createEntryKey(),
      idx: history.currentIndex() + (replace ? 0 : 1),
    };
    if (replace) window.history.replaceState(entry, '', to);
    else window.history.pushState(entry, '', to);
    // The visitor may step back before the screen is shown.
    history.recordEntry();
  }
}
