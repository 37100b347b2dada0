// Nothing here uses it, the remotes do: only what the shell imports can be shared.
import '@mockingbird/platform/router';
import type { Site } from '@mockingbird/platform';
import { createRegionStore, setNavigator, setReporter } from '@mockingbird/platform/internal';
import { createArrivals } from './arrival.js';
import { browserApi } from './browser-api.js';
import { hydrateChrome } from './chrome.js';
import { initialOutcome } from './initial-outcome.js';
import { dropFailedSheets } from './failed-sheets.js';
import { installIntegrityLookup, trustShell } from './integrity.js';
import { isInBrowser, KnownRemotes } from './known-remotes.js';
import { noteMove } from './last-move.js';
import { watchHistory } from './leaving.js';
import { followLinks, preloadInView, prepareOnIntent } from './links.js';
import { isMetered } from './metered.js';
import { MountedRemote } from './mounted-remote.js';
import { readPageState } from './page-state.js';
import { prefetchFiles } from './preload.js';
import { PreparedPages } from './prepared-pages.js';
import { lookUpRegion, rememberRegion } from './region-start.js';
import { RemoteLoader } from './remote-loader.js';
import { ownScroll, rememberScroll } from './scroll.js';
import type { ShellContext } from './shell-context.js';
import { SiteNavigator } from './site-navigator.js';
import { startRemotes } from './start-remotes.js';
import { whenIdle } from './when-idle.js';

function createShell(): ShellContext {
  const state = readPageState();
  const api = browserApi(state.site);
  const region = createRegionStore();
  const { origin, supportEmail } = state.site;
  const known = new KnownRemotes(state.composition, state.compositionKey, state.remote);
  const loader = new RemoteLoader(known);
  const mounted = new MountedRemote();
  let first = true;
  const site = (): Site => ({ origin, supportEmail, renderedAt: first ? state.renderedAt : Date.now() });
  const here = window.location.pathname + window.location.search;
  const pages = new PreparedPages({
    known,
    loader,
    api,
    site,
    initial: (url, routeId) =>
      url.pathname + url.search === here ? initialOutcome(state, routeId) : undefined,
  });
  const navigator = new SiteNavigator({ known, pages, mounted });
  const arrivals = createArrivals({ api, site, region, rendered: state.rendered });
  return {
    state,
    api,
    region,
    site,
    known,
    loader,
    pages,
    mounted,
    navigator,
    arrive: (arrival) => {
      arrivals.arrive(arrival);
      first = false;
    },
    arriveFailed: arrivals.arriveFailed,
    arriveNowhere: arrivals.arriveNowhere,
  };
}

/** What remotes ask of the platform is done here. */
function connectPlatform({ api, region, navigator }: ShellContext): void {
  setNavigator((to, options) => void navigator.go(to, options));
  setReporter((event) => {
    const { pathname, search } = window.location;
    api
      .pageView({ path: pathname, query: search, region: region.getState().country, event })
      .catch(() => undefined);
  });
}

function watchMoves({ known, navigator }: ShellContext): void {
  watchHistory({
    onAccepted: () => void navigator.go('/', { force: true }),
    onMove: () => {
      rememberScroll();
      noteMove('pop');
      const match = known.match(window.location.pathname);
      if (match && isInBrowser(match.route)) return true;
      // The address belongs to a page that is loaded whole, or to nobody.
      window.location.reload();
      return false;
    },
  });
}

function main(): void {
  installIntegrityLookup();
  dropFailedSheets();
  const shell = createShell();
  trustShell(shell.state.shellFiles);
  rememberRegion(shell.region);
  connectPlatform(shell);
  watchMoves(shell);
  startRemotes(shell);
  if (!shell.state.remote) shell.arriveNowhere();
  hydrateChrome(shell.state, { api: shell.api, region: shell.region, site: shell.site() });
  followLinks(shell);
  prepareOnIntent(shell);
  ownScroll();
  const { analyticsId } = shell.state.site;
  if (analyticsId)
    void import('./google-statistics.js').then(({ connectStatistics }) => connectStatistics(analyticsId));
  void lookUpRegion(shell.region, shell.state.site.geoUrl);
  whenIdle(() => {
    shell.known.load().then(
      () => {
        if (!isMetered()) prefetchFiles(Object.keys(shell.state.shellFiles));
        preloadInView(shell);
      },
      () => undefined,
    );
  });
}

main();
