import { describeError, type AnyPage } from '@mockingbird/platform/internal';
import type { Site } from '@mockingbird/platform';
import type { Api } from '@mockingbird/api-client';
import type { RegionStore } from '@mockingbird/platform/internal';
import { errorHead } from '../../head/error-head.js';
import { chromeState } from '../chrome/chrome-state.js';
import { notePageView } from '../visitor/page-views.js';
import { applyHead } from '../chrome/apply-head.js';
import { noteHistoryIndex } from './history-tracker.js';
import { PAGE_VIEW_DELAY_MS } from '../limits.js';
import { placeScroll } from './scroll-positions.js';

export interface Arrival {
  page: AnyPage;
  params: Readonly<Record<string, string | undefined>>;
  data: unknown;
  error: unknown;
  /** `remote@version`. */
  remote: string;
  how: 'first' | 'push' | 'pop';
}

interface Tools {
  api: Api;
  site: () => Site;
  region: RegionStore;
  /** False when the edge's head still stands. */
  rendered: boolean;
}

const FAILED = { status: 500, message: 'This part of the page did not load' };

/** What happens when a screen is there: head, focus, scroll, announcement, page view. */
export function createArrivals({ api, site, region, rendered }: Tools) {
  let lastPath = '';
  let lastAddress = '';
  /** Whether the last screen was a failure: what comes after it at the same address brings its own head. */
  let lastFailed = false;
  const count = (path: string, query: string, remote?: string) => {
    setTimeout(() => {
      const { country } = region.getState();
      notePageView(path + query);
      // Counting must never be felt.
      api.pageView({ path, query, region: country, remote, event: 'view' }).catch(() => undefined);
    }, PAGE_VIEW_DELAY_MS);
  };
  const turnTo = (path: string, returning: boolean) => {
    chromeState.setState({ path, announcement: document.title });
    document.getElementById('main')?.focus({ preventScroll: true });
    placeScroll(returning);
  };
  const arriveFailed = (): void => {
    noteHistoryIndex();
    const { pathname, search } = window.location;
    applyHead(errorHead(FAILED), pathname + search, site().origin);
    if (pathname !== lastPath) turnTo(pathname, false);
    lastPath = pathname;
    lastAddress = pathname + search;
    lastFailed = true;
    count(pathname, search);
  };
  const arrive = (arrival: Arrival): void => {
    noteHistoryIndex();
    const { pathname, search } = window.location;
    // An anchor of the same page is no new screen.
    const isSameAddress = arrival.how !== 'first' && pathname + search === lastAddress;
    if (isSameAddress && !lastFailed) return;
    lastAddress = pathname + search;
    lastFailed = arrival.error !== undefined;
    const url = new URL(window.location.href);
    const head =
      arrival.error !== undefined
        ? errorHead(describeError(arrival.error))
        : // The data is what this very page's loader gave.
          arrival.page.head({ data: arrival.data as never, params: arrival.params, url, site: site() });
    if (arrival.how !== 'first' || !rendered) applyHead(head, pathname + search, site().origin);
    if (arrival.how !== 'first' && pathname !== lastPath) turnTo(pathname, arrival.how === 'pop');
    lastPath = pathname;
    // The view of a screen that came after its failure was counted with that.
    if (!head.transient && !isSameAddress) count(pathname, search, arrival.remote);
  };
  /** A page that the shell itself answered: no remote has that address. */
  const arriveNowhere = (): void => {
    lastPath = window.location.pathname;
    lastAddress = window.location.pathname + window.location.search;
    count(window.location.pathname, window.location.search);
  };
  return { arrive, arriveFailed, arriveNowhere };
}
