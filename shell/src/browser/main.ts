// Nothing here uses it, the remotes do: only what the shell imports can be shared.
import '@mockingbird/platform/router';
import type { LiveComposition, LiveRemote, PageState } from '@mockingbird/contracts';
import type { Site } from '@mockingbird/platform';
import { createRegionStore, setNavigator, setReporter } from '@mockingbird/platform/internal';
import { createArrivals } from './navigation/screen-events.js';
import { browserApi } from './remotes/browser-api.js';
import { hydrateChrome } from './chrome/hydrate-chrome.js';
import { followHeaderHeight } from './chrome/header-height.js';
import { initialOutcome } from './navigation/initial-outcome.js';
import { dropFailedSheets } from './remotes/failed-stylesheets.js';
import { installIntegrityLookup, trustShell } from './remotes/integrity.js';
import { isInBrowser, KnownRemotes, type KnownRemote } from './remotes/remote-catalog.js';
import { noteMove } from './navigation/navigation-recorder.js';
import { watchHistory } from './navigation/history-tracker.js';
import { followLinks, isOurs, prepareOnIntent } from './navigation/links.js';
import { MountedRemote } from './remotes/mounted-remote.js';
import { askedOverride, keptOverride } from './override/requested-override.js';
import { readPageState } from './page-state.js';
import { prefetchFiles, prefetchRoute } from './remotes/file-preloader.js';
import { PreparedPages } from './navigation/page-preloader.js';
import { lookUpRegion, rememberRegion } from './visitor/region.js';
import { RemoteLoader } from './remotes/remote-loader.js';
import { ownScroll, rememberScroll } from './navigation/scroll-positions.js';
import type { ShellContext } from './shell-context.js';
import { SiteNavigator } from './navigation/site-navigator.js';
import { startRemotes } from './remotes/register-remotes.js';
import { noteIntent, prepareTabCare, tabCare } from './updates/update-manager.js';
import { whenIdle } from './navigation/when-idle.js';

/** Only where a canary runs, or something is overridden, has a tab to choose. */
async function chosenVersions(live: LiveComposition, pinned: readonly LiveRemote[]): Promise<KnownRemote[]> {
  if (pinned.length === 0 && !live.remotes.some(({ canary }) => canary)) return live.remotes;
  const { chooseVersions, presentVisitor } = await import('./updates/update-manager.lazy.js');
  return chooseVersions(live, presentVisitor, pinned);
}

/** @param pinned what stands in for live versions in this tab */
function createShell(state: PageState, pinned: readonly LiveRemote[]): ShellContext {
  const api = browserApi(state.site);
  const region = createRegionStore();
  const { origin, supportEmail } = state.site;
  const known = new KnownRemotes(
    state.composition,
    state.compositionKey,
    pinned.find(({ name }) => name === state.remote?.name) ?? state.remote,
    state.shell,
    (live) => chosenVersions(live, pinned),
  );
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

function watchMoves({ known, navigator, mounted }: ShellContext): void {
  watchHistory({
    onAccepted: () => void navigator.go('/', { force: true }),
    onMove: () => {
      rememberScroll();
      noteMove('pop');
      noteIntent();
      const isPresent = known.settle(mounted.name);
      const match = known.match(window.location.pathname);
      if (isPresent && match && isInBrowser(match.route)) return true;
      // The address belongs to a page that is loaded whole, or to nobody, or the shell is another one by now.
      window.location.reload();
      return false;
    },
  });
}

function start(state: PageState, pinned: readonly LiveRemote[] = []): void {
  const shell = createShell(state, pinned);
  prepareTabCare(shell);
  rememberRegion(shell.region);
  connectPlatform(shell);
  watchMoves(shell);
  startRemotes(shell);
  if (!shell.state.remote) shell.arriveNowhere();
  hydrateChrome(shell.state, { api: shell.api, region: shell.region, site: shell.site() });
  followHeaderHeight();
  followLinks(shell);
  prepareOnIntent(shell);
  ownScroll();
  const { analyticsId } = shell.state.site;
  if (analyticsId)
    void import('./visitor/google-statistics.js').then(({ connectStatistics }) =>
      connectStatistics(analyticsId),
    );
  void lookUpRegion(shell.region, shell.state.site.geoUrl);
  whenIdle(() => {
    // Side by side: what is fetched ahead waits for both.
    shell.known.load().catch(() => undefined);
    tabCare()
      .then((care) => care.fetchAhead({ isInBrowser, isOurs, prefetchFiles, prefetchRoute, whenIdle }))
      .catch(() => undefined);
  });
}

/** An override has to be known before anything is drawn. */
async function startOverridden(state: PageState, asked?: string, kept?: string): Promise<void> {
  const { pinnedVersions, showOverrideBadge } = await import('./override/override-badge.js');
  const pinned = await pinnedVersions(state, asked, kept);
  if (!pinned) return;
  start(
    state,
    pinned.map(({ remote }) => remote),
  );
  if (pinned.length > 0) showOverrideBadge(pinned);
}

function main(): void {
  installIntegrityLookup();
  dropFailedSheets();
  const state = readPageState();
  trustShell(state.shellFiles);
  const [asked, kept] = [askedOverride(), keptOverride()];
  if (asked === undefined && !kept) start(state);
  else void startOverridden(state, asked, kept);
}

main();
