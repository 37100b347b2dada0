import { describeError, type AnyPage, type RegionStore } from '@mockingbird/platform/internal';
import type { Site } from '@mockingbird/platform';
import type { Api } from '@mockingbird/api-client';
import { errorHead } from '../../head/error-head.js';
import { applyHead } from '../chrome/apply-head.js';
import type { ChromeStore } from '../chrome/chrome-state.js';
import { PAGE_VIEW_DELAY_MS } from '../limits.js';
import type { PageViews } from '../visitor/page-views.js';
import type { HistoryTracker } from './history-tracker.js';
import type { NavigationKind } from './navigation-recorder.js';
import type { ScrollPositions } from './scroll-positions.js';

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

const FAILED = { status: 500, message: 'This part of the page did not load' };

/** Updates the page around a new screen: head, focus, scroll, announcement, page view. */
export class ScreenEvents {
  /** Whether a screen has been shown since the page load. */
  hasShownScreen = false;
  private path = '';
  private address = '';
  /** Whether the last screen was a failure. A later screen at the same address then updates the head. */
  private hasFailed = false;

  constructor(private readonly tools: Tools) {}

  onScreenShown(screen: ScreenShown): void {
    this.showScreen(screen);
    this.hasShownScreen = true;
  }

  /** The failure panel is shown in place of a screen. */
  onFailureShown(): void {
    const { history, site } = this.tools;
    history.recordEntry();
    const { pathname, search } = window.location;
    applyHead(errorHead(FAILED), pathname + search, site().origin);
    if (pathname !== this.path) this.updateChrome(pathname, false);
    this.path = pathname;
    this.address = pathname + search;
    this.hasFailed = true;
    this.countPageView(pathname, search);
  }

  /** The shell itself answered: no remote has this address. */
  onNotFoundShown(): void {
    const { pathname, search } = window.location;
    this.path = pathname;
    this.address = pathname + search;
    this.countPageView(pathname, search);
  }

  private showScreen(screen: ScreenShown): void {
    const { history, site, isRendered } = this.tools;
    history.recordEntry();
    const { pathname, search } = window.location;
    const isFirst = screen.navigation === 'first';
    const isSameAddress = !isFirst && pathname + search === this.address;
    // An anchor of the same page is not a new screen.
    if (isSameAddress && !this.hasFailed) return;
    this.address = pathname + search;
    this.hasFailed = screen.error !== undefined;
    const url = new URL(window.location.href);
    const head =
      screen.error !== undefined
        ? errorHead(describeError(screen.error))
        : // The data comes from the loader of this same page.
          screen.page.head({ data: screen.data as never, params: screen.params, url, site: site() });
    if (!isFirst || !isRendered) applyHead(head, pathname + search, site().origin);
    if (!isFirst && pathname !== this.path) this.updateChrome(pathname, screen.navigation === 'pop');
    this.path = pathname;
    // After a failure at the same address the page view is already counted.
    if (!head.transient && !isSameAddress) this.countPageView(pathname, search, screen.remote);
  }

  private countPageView(path: string, query: string, remote?: string): void {
    const { api, region, pageViews } = this.tools;
    setTimeout(() => {
      const { country } = region.getState();
      pageViews.publish(path + query);
      // An error of counting must not affect the visitor.
      api.pageView({ path, query, region: country, remote, event: 'view' }).catch(() => undefined);
    }, PAGE_VIEW_DELAY_MS);
  }

  private updateChrome(path: string, isReturning: boolean): void {
    this.tools.chromeStore.setState({ path, announcement: document.title });
    document.getElementById('main')?.focus({ preventScroll: true });
    this.tools.scroll.place(isReturning);
  }
}
