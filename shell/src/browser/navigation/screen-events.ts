import { describeError, type AnyPage, type RegionStore } from '@mockingbird/platform/internal';
import type { Site } from '@mockingbird/platform';
import type { Api } from '@mockingbird/api-client';
import { errorHead } from '../../head/error-head.js';
import { applyHead } from '../chrome/apply-head.js';
import type { ChromeStore } from '../chrome/chrome-state.js';
import { PAGE_VIEW_DELAY_MS } from '../limits.js';
import { markScreen } from '../speed/speed-marks.js';
import type { PageViews } from '../visitor/page-views.js';
import type { HistoryTracker } from './history-tracker.js';
import type { NavigationKind } from './navigation-recorder.js';
import { createScreenWatcher, type ScreenWatcher } from './screen-watcher.js';
import type { ScrollPositions } from './scroll-positions.js';
import * as messages from '../../messages/browser/navigation.js';

/** A screen that a remote rendered. */
export interface ScreenShown {
  page: AnyPage;
  params: Readonly<Record<string, string | undefined>>;
  data: unknown;
  error: unknown;
  /** `remote@version`. */
  remote: string;
  navigation: 'first' | NavigationKind;
}

interface Tools {
  api: Api;
  site: () => Site;
  region: RegionStore;
  chromeStore: ChromeStore;
  history: HistoryTracker;
  scroll: ScrollPositions;
  pageViews: PageViews;
  /** Whether the edge rendered the first screen and its head. */
  isRendered: boolean;
}

const FAILED = { status: 500, message: messages.thisPart };

/** Updates the page around a new screen: head, focus, scroll, announcement, page view. */
export interface ScreenEvents {
  /** Calls a function with the last whole screen and every later one: without error and with all its data. */
  watch: ScreenWatcher<ScreenShown>['watch'];
  onScreenShown: (screen: ScreenShown) => void;
  /** The failure panel is shown in place of a screen. */
  onFailureShown: () => void;
  /** The shell itself answered: no remote has this address. */
  onNotFoundShown: () => void;
  /** Whether a screen has been shown since the page load. */
  hasShownScreen: () => boolean;
}

export function createScreenEvents(tools: Tools): ScreenEvents {
  const { api, site, region, chromeStore, history, scroll, pageViews, isRendered } = tools;
  const watcher = createScreenWatcher<ScreenShown>();
  let hasShownScreen = false;
  let path = '';
  let address = '';
  /** Whether the last screen was a failure. A later screen at the same address then updates the head. */
  let hasFailed = false;

  function countPageView(viewedPath: string, query: string, remote?: string): void {
    setTimeout(() => {
      const { country } = region.getState();
      pageViews.publish(viewedPath + query);
      // An error of counting must not affect the visitor.
      api
        .pageView({ path: viewedPath, query, region: country, remote, event: 'view' })
        .catch(() => undefined);
    }, PAGE_VIEW_DELAY_MS);
  }

  function updateChrome(newPath: string, isReturning: boolean): void {
    chromeStore.setState({ path: newPath, announcement: document.title });
    document.getElementById('main')?.focus({ preventScroll: true });
    scroll.place(isReturning);
  }

  function showScreen(screen: ScreenShown): void {
    history.recordEntry();
    const { pathname, search } = window.location;
    const isFirst = screen.navigation === 'first';
    const isSameAddress = !isFirst && pathname + search === address;
    // An anchor of the same page is not a new screen.
    if (isSameAddress && !hasFailed) return;
    address = pathname + search;
    hasFailed = screen.error !== undefined;
    markScreen(hasFailed ? undefined : screen.remote);
    const url = new URL(window.location.href);
    const head =
      screen.error !== undefined
        ? errorHead(describeError(screen.error))
        : // The data comes from the loader of this same page.
          screen.page.head({ data: screen.data as never, params: screen.params, url, site: site() });
    if (!isFirst || !isRendered) applyHead(head, pathname + search, site().origin);
    if (!isFirst && pathname !== path) updateChrome(pathname, screen.navigation === 'pop');
    path = pathname;
    if (!hasFailed && !head.incomplete && !head.transient) watcher.notify(screen, address);
    // After a failure at the same address the page view is already counted.
    if (!head.transient && !isSameAddress) countPageView(pathname, search, screen.remote);
  }

  return {
    watch: watcher.watch,
    hasShownScreen: () => hasShownScreen,
    onScreenShown: (screen) => {
      showScreen(screen);
      hasShownScreen = true;
    },
    onFailureShown: () => {
      history.recordEntry();
      const { pathname, search } = window.location;
      applyHead(errorHead(FAILED), pathname + search, site().origin);
      if (pathname !== path) updateChrome(pathname, false);
      path = pathname;
      address = pathname + search;
      hasFailed = true;
      markScreen();
      countPageView(pathname, search);
    },
    onNotFoundShown: () => {
      const { pathname, search } = window.location;
      path = pathname;
      address = pathname + search;
      markScreen();
      countPageView(pathname, search);
    },
  };
}
