// Only the remotes use it: Module Federation can share a module only when the shell imports it.
import '@mockingbird/platform/router';
import { createApi, observeRejections } from '@mockingbird/api-client';
import type { LiveComposition, LiveRemote, PageState } from '@mockingbird/contracts';
import type { Site } from '@mockingbird/platform';
import {
  createRegionStore,
  setNavigator,
  setOfflinePages,
  setReporter,
} from '@mockingbird/platform/internal';
import { OFFLINE_PAGE } from '../shared/offline/addresses.js';
import { createChromeStore } from './chrome/chrome-state.js';
import { publishHeaderHeight } from './chrome/header-height.js';
import { hydrateChromeWhenIdle } from './chrome/hydrate-chrome.js';
import { fragmentHost } from './fragments/fragment-host.js';
import { createLoadingOverlay } from './chrome/loading-overlay.js';
import { createScreenSnapshot } from './chrome/screen-snapshot.js';
import { NEXT_VISIT_DELAY_MS } from './limits.js';
import { createHistoryTracker } from './navigation/history-tracker.js';
import { initialOutcome } from './navigation/preload/initial-outcome.js';
import { followLinks, isSiteLink, preloadOnIntent } from './navigation/links.js';
import { createNavigationRecorder } from './navigation/navigation-recorder.js';
import { PagePreloader } from './navigation/preload/page-preloader.js';
import { createScreenEvents } from './navigation/screen-events.js';
import { createScrollPositions } from './navigation/scroll-positions.js';
import { SiteNavigator } from './navigation/site-navigator.js';
import { whenIdle } from './navigation/when-idle.js';
import { removeStored } from './offline/remove-stored.js';
import { requestedOverride, storedOverride } from './override/requested-override.js';
import { readPageState } from './page-state.js';
import { browserTransport } from './remotes/browser-api.js';
import { removeFailedStylesheets } from './remotes/failed-stylesheets.js';
import { createFilePreloader, type FilePreloader } from './remotes/file-preloader.js';
import { installIntegrityLookup, trustShell } from './remotes/integrity.js';
import { shellFiles } from './shell-files.js';
import { MountedRemote } from './remotes/mounted-remote.js';
import { registerRemotes } from './remotes/register-remotes.js';
import { isInBrowser, RemoteCatalog, type CatalogRemote } from './remotes/remote-catalog.js';
import { RemoteLoader } from './remotes/remote-loader.js';
import type { ShellContext } from './shell-context.js';
import { markSpeed, speedMarks } from './speed/speed-marks.js';
import { createUpdateManager } from './updates/update-manager.js';
import { createPageViews } from './visitor/page-views.js';
import { lookUpRegion, rememberRegion } from './visitor/region.js';

/** Versions differ between tabs only where a canary runs or an override is active. */
async function chooseForTab(live: LiveComposition, pinned: readonly LiveRemote[]): Promise<CatalogRemote[]> {
  if (pinned.length === 0 && !live.remotes.some(({ canary }) => canary)) return live.remotes;
  const { chooseVersions, currentVisitor } = await import('./updates/update-manager.lazy.js');
  return chooseVersions(live, currentVisitor, pinned);
}

/** @param pinned replace the live versions in this tab */
function createCatalog(state: PageState, pinned: readonly LiveRemote[]): RemoteCatalog {
  return new RemoteCatalog(
    state.composition,
    state.compositionKey,
    pinned.find(({ name }) => name === state.remote?.name) ?? state.remote,
    state.shell,
    (live) => chooseForTab(live, pinned),
  );
}

/** @param pinned replace the live versions in this tab */
function createShell(
  state: PageState,
  files: FilePreloader,
  pinned: readonly LiveRemote[] = [],
): ShellContext {
  const updates = createUpdateManager(async (pendingEvents) => {
    const { startUpdateWork } = await import('./updates/update-manager.lazy.js');
    return startUpdateWork(shell, pendingEvents);
  });
  const onCompositionHeader = (key: string | null) => updates.onCompositionHeader(key);
  const transport = browserTransport(state.site, onCompositionHeader);
  const { origin, supportEmail } = state.site;
  const site = (): Site => ({
    origin,
    supportEmail,
    renderedAt: shell.screens.hasShownScreen() ? Date.now() : state.renderedAt,
  });
  const address = window.location.pathname + window.location.search;
  const basics = {
    state,
    files,
    updates,
    api: createApi(transport),
    apiFor: (version: LiveRemote) =>
      createApi(observeRejections(transport, (call) => updates.reportRejectedCall(version, call))),
    site,
    region: createRegionStore(),
    catalog: createCatalog(state, pinned),
    chromeStore: createChromeStore(state.isOfflinePage ? OFFLINE_PAGE : undefined),
    history: createHistoryTracker(),
    navigations: createNavigationRecorder(),
    scroll: createScrollPositions(),
    snapshot: createScreenSnapshot(),
    pageViews: createPageViews(),
    mounted: new MountedRemote(),
  };
  const loader = new RemoteLoader(basics);
  const pages = new PagePreloader({
    ...basics,
    loader,
    onCompositionHeader,
    isOverridden: (name) => pinned.some((remote) => remote.name === name),
    initialOutcome: (url, routeId) =>
      url.pathname + url.search === address ? initialOutcome(state, routeId) : undefined,
    isOfflinePage: state.isOfflinePage,
  });
  let fragmentCount = 0;
  const shell: ShellContext = {
    ...basics,
    loader,
    pages,
    navigator: new SiteNavigator({ ...basics, pages }),
    loading: createLoadingOverlay(basics),
    screens: createScreenEvents({ ...basics, isRendered: state.rendered }),
    nextFragmentId: () => `o${(fragmentCount += 1)}`,
  };
  return shell;
}

/** Connects the functions that remotes import from the platform. */
function connectPlatform(shell: ShellContext): void {
  const { api, region, navigator } = shell;
  if (storesPages(shell)) setOfflinePages(async () => (await loadOffline()).offlinePages);
  setNavigator((to, options) => void navigator.go(to, options));
  setReporter((event) => {
    const { pathname, search } = window.location;
    api
      .pageView({ path: pathname, query: search, region: region.getState().country, event })
      .catch(() => undefined);
  });
}

const canStorePages = (): boolean => 'serviceWorker' in navigator && 'caches' in window;

/** Whether this site and this browser store pages for use without a network. */
const storesPages = ({ state }: ShellContext): boolean => Boolean(state.site.storesPages) && canStorePages();

const loadOffline = () => import('./offline/offline.lazy.js');

/** Stores what the visitor opened, for use without a network: long after the first view, which must not compete with it. */
function startOfflineUse(shell: ShellContext): void {
  if (!canStorePages()) return;
  if (!storesPages(shell)) return void removeStored().catch(() => undefined);
  const start = () =>
    whenIdle(
      () =>
        void loadOffline().then(
          ({ startOffline }) => startOffline(shell),
          () => undefined,
        ),
    );
  setTimeout(start, shell.state.isOfflinePage ? 0 : NEXT_VISIT_DELAY_MS);
}

function watchHistory(shell: ShellContext): void {
  const { catalog, history, mounted, navigations, navigator, scroll, updates } = shell;
  history.watch({
    onConfirmed: () => void navigator.go('/', { force: true }),
    onPopState: () => {
      markSpeed('start');
      scroll.store();
      navigations.recordNavigation('pop');
      updates.checkIfStale();
      const isSameShell = catalog.switchToPending(mounted.name);
      const match = catalog.match(window.location.pathname);
      if (match?.remote.name !== mounted.name) mounted.cancelNavigation();
      if (isSameShell && match && isInBrowser(match.route)) return true;
      // The address has no screen in the browser, or the shell has a new version.
      window.location.reload();
      return false;
    },
  });
}

/** Measures a random sample of page loads. Nothing about the choice is stored. */
function sampleSpeed(shell: ShellContext): void {
  if (Math.random() * 100 >= (shell.state.site.speedSamplePercent ?? 0)) return;
  import('./speed/measure-speed.js')
    .then(({ measureSpeed }) => measureSpeed(shell, speedMarks))
    .catch(() => undefined);
}

/** Starts what the first view does not need. @param isPreview a developer chose versions: they are not measured */
function startIdleWork(shell: ShellContext, isPreview: boolean): void {
  const { catalog, updates } = shell;
  whenIdle(() => {
    // Both requests run in parallel: `preloadAhead` waits for the composition.
    catalog.load().catch(() => undefined);
    updates
      .load()
      .then((work) => work.preloadAhead({ isInBrowser, isSiteLink, whenIdle }))
      .catch(() => undefined);
    if (isPreview) return;
    sampleSpeed(shell);
    startOfflineUse(shell);
  });
}

function start(shell: ShellContext, isPreview = false): void {
  const { state, api, region, pageViews } = shell;
  shell.updates.watchWindow();
  for (const message of state.refusedCalls ?? [])
    if (state.remote) shell.updates.reportEvent('refusal', state.remote, new Error(message));
  rememberRegion(region);
  connectPlatform(shell);
  watchHistory(shell);
  registerRemotes(shell);
  if (!state.remote && !state.isOfflinePage) shell.screens.onNotFoundShown();
  hydrateChromeWhenIdle(
    state,
    { api, region, site: shell.site(), fragments: fragmentHost(shell) },
    shell.chromeStore,
  );
  publishHeaderHeight();
  followLinks(shell);
  preloadOnIntent(shell);
  shell.scroll.takeOver();
  const { analyticsId, geoUrl } = state.site;
  if (analyticsId)
    void import('./visitor/google-statistics.js').then(({ connectStatistics }) =>
      connectStatistics(analyticsId, pageViews),
    );
  void lookUpRegion(region, geoUrl);
  startIdleWork(shell, isPreview);
}

/** Loads the overriding versions before anything renders. */
async function startOverridden(
  state: PageState,
  files: FilePreloader,
  requested?: string,
  stored?: string,
): Promise<void> {
  const { findPinnedVersions, showOverrideBadge } = await import('./override/override-badge.js');
  const pinned = await findPinnedVersions(state, requested, stored);
  if (!pinned) return;
  const remotes = pinned.map(({ remote }) => remote);
  const shell = createShell(state, files, remotes);
  start(shell, remotes.length > 0);
  showOverrideBadge(shell, pinned);
}

/** Shows the stored screen of the address, or the offline screen. The service worker served the page for any address. */
async function startOfflinePage(shell: ShellContext): Promise<void> {
  const { openStoredScreen, showOfflineScreen } = await loadOffline();
  if (await openStoredScreen(shell)) return start(shell);
  const { state, api, region } = shell;
  hydrateChromeWhenIdle(state, { api, region, site: shell.site() }, shell.chromeStore);
  publishHeaderHeight();
  return showOfflineScreen();
}

function main(): void {
  installIntegrityLookup();
  // Before stylesheets are removed: it must not request their files again.
  const files = createFilePreloader();
  removeFailedStylesheets();
  const state = readPageState();
  trustShell(shellFiles);
  if (state.isOfflinePage) return void startOfflinePage(createShell(state, files));
  const requested = requestedOverride();
  const stored = storedOverride();
  if (requested === undefined && !stored) start(createShell(state, files));
  else void startOverridden(state, files, requested, stored);
  return undefined;
}

main();
