/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { manifestRouteSchema, type LiveRemote } from '@mockingbird/contracts';
import type { DataRouter } from 'react-router';
import { createChromeStore } from '../chrome/chrome-state.js';
import { RemoteCatalog } from '../remotes/remote-catalog.js';
import { createNavigationRecorder, type NavigationRecorder } from './navigation-recorder.js';
import { createHistoryTracker } from './history-tracker.js';
import { createUpdateManager } from '../updates/update-manager.js';
import { MountedRemote } from '../remotes/mounted-remote.js';
import type { PreloadedPage, PagePreloader } from './preload/page-preloader.js';
import { createScrollPositions } from './scroll-positions.js';
import { SiteNavigator } from './site-navigator.js';

const version: LiveRemote = {
  name: 'mfe-blog',
  version: '1.0.0',
  base: '/remotes/mfe-blog/1.0.0/',
  globalName: 'mfe_blog',
  entry: 'remoteEntry.js',
  integrity: {},
  routes: [
    manifestRouteSchema.parse({ id: 'plain', path: '/plain', js: [], css: [] }),
    manifestRouteSchema.parse({
      id: 'post',
      path: '/blog/:slug',
      holdMs: 20,
      loading: { shape: 'text' },
      js: [],
      css: [],
    }),
  ],
};
const navigate = jest.fn<(to: string, options: object) => Promise<void>>();
/** Makes the screen ready. */
let finishPreload: () => void;
let isReady: boolean;
/** Milliseconds for which the visitor has already waited. */
let waited: number;
let mounted: MountedRemote;
let navigations: NavigationRecorder;
let navigator: SiteNavigator;

beforeEach(() => {
  navigate.mockReset().mockResolvedValue(undefined);
  window.history.replaceState(null, '', '/here');
  isReady = false;
  waited = 0;
  const preloaded = new Promise<PreloadedPage>((resolve) => {
    finishPreload = () => {
      isReady = true;
      // The navigator does not read the page.
      resolve({} as PreloadedPage);
    };
  });
  // The navigator calls no other method.
  const pages = {
    get: () => preloaded,
    isReady: () => isReady,
    waitedFor: () => waited,
  } as unknown as PagePreloader;
  mounted = new MountedRemote();
  navigations = createNavigationRecorder();
  navigator = new SiteNavigator({
    catalog: new RemoteCatalog(1, '7-abc', version),
    pages,
    mounted,
    navigations,
    history: createHistoryTracker(),
    scroll: createScrollPositions(),
    chromeStore: createChromeStore(),
    updates: createUpdateManager(() => Promise.reject(new Error('not expected'))),
  });
});

/** Like the browser's back button: changes the address and informs the shell. */
function goBack(): void {
  window.history.replaceState(null, '', '/before');
  navigations.recordNavigation('pop');
}

const path = () => window.location.pathname;
// The navigator calls no other method.
const mountRemote = () => mounted.set('mfe-blog', { navigate } as unknown as DataRouter);

describe('a navigation to another remote', () => {
  it('changes the address when the screen is ready', async () => {
    const navigating = navigator.go('/blog/a');
    expect(path()).toBe('/here');
    finishPreload();
    await navigating;
    expect(path()).toBe('/blog/a');
  });

  it('cancels what the mounted remote has not finished, so that it cannot take the address later', async () => {
    // The navigator reads no other property.
    const router = { state: { navigation: { location: { key: 'unfinished' } } } };
    mounted.set('mfe-other', router as unknown as DataRouter);
    const navigating = navigator.go('/blog/a');
    expect(mounted.isCancelled('unfinished')).toBe(false);
    finishPreload();
    await navigating;
    expect([path(), mounted.isCancelled('unfinished')]).toEqual(['/blog/a', true]);
  });

  it('stops when the visitor steps back while the old screen is held', async () => {
    const navigating = navigator.go('/blog/a');
    goBack();
    finishPreload();
    await navigating;
    expect(path()).toBe('/before');
  });
});

describe('holding the old screen', () => {
  const LIMIT_MS = 60_000;
  const url = new URL('/blog/a', window.location.href);

  it('ends when the visitor has waited for the limit, also before this call', async () => {
    waited = LIMIT_MS;
    await navigator.hold(url, LIMIT_MS);
    expect(isReady).toBe(false);
  });

  it('continues for the rest of the limit', async () => {
    let isOver = false;
    waited = LIMIT_MS - 30_000;
    const holding = navigator.hold(url, LIMIT_MS).then(() => (isOver = true));
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(isOver).toBe(false);
    finishPreload();
    await holding;
  });
});

describe('a navigation inside the mounted remote', () => {
  beforeEach(mountRemote);

  it('goes to the router immediately without a loading state', async () => {
    await navigator.go('/plain');
    expect(navigate).toHaveBeenCalledWith('/plain', { replace: false, state: undefined });
  });

  it('adds the address before the loading state shows, and passes on the state', async () => {
    await navigator.go('/blog/a', { state: 1 });
    expect(path()).toBe('/blog/a');
    expect(navigate).toHaveBeenCalledWith('/blog/a', { replace: true, state: 1 });
  });

  it('leaves the address to the router when the screen is ready within the limit', async () => {
    const navigating = navigator.go('/blog/a');
    finishPreload();
    await navigating;
    expect(path()).toBe('/here');
    expect(navigate).toHaveBeenCalledWith('/blog/a', { replace: false, state: undefined });
  });

  it('stops when the visitor steps back while the old screen is held', async () => {
    const navigating = navigator.go('/blog/a');
    goBack();
    await navigating;
    expect(navigate).not.toHaveBeenCalled();
  });
});
