/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { manifestRouteSchema, type LiveRemote } from '@mockingbird/contracts';
import type { DataRouter } from 'react-router';
import { KnownRemotes } from '../remotes/remote-catalog.js';
import { noteMove } from './navigation-recorder.js';
import { MountedRemote } from '../remotes/mounted-remote.js';
import type { PreparedPage, PreparedPages } from './page-preloader.js';
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
/** The screen is ready when the test says so. */
let arrive: () => void;
let ready: boolean;
/** Milliseconds for which the reader has waited already. */
let waited: number;
let mounted: MountedRemote;
let navigator: SiteNavigator;

beforeEach(() => {
  navigate.mockReset().mockResolvedValue(undefined);
  window.history.replaceState(null, '', '/here');
  ready = false;
  waited = 0;
  const prepared = new Promise<PreparedPage>((resolve) => {
    arrive = () => {
      ready = true;
      // Nobody looks at what was prepared.
      resolve({} as PreparedPage);
    };
  });
  // Of the prepared pages nothing else is asked.
  const pages = {
    want: () => prepared,
    isReady: () => ready,
    waitedFor: () => waited,
  } as unknown as PreparedPages;
  mounted = new MountedRemote();
  navigator = new SiteNavigator({ known: new KnownRemotes(1, '7-abc', version), pages, mounted });
});

/** As the browser's button does: the address is another one, and the shell is told. */
function stepBack(): void {
  window.history.replaceState(null, '', '/before');
  noteMove('pop');
}

const path = () => window.location.pathname;
// Of the router nothing but `navigate` is called.
const mountOwn = () => mounted.set('mfe-blog', { navigate } as unknown as DataRouter);

describe('a move to another remote', () => {
  it('changes the address when the screen is ready', async () => {
    const moving = navigator.go('/blog/a');
    expect(path()).toBe('/here');
    arrive();
    await moving;
    expect(path()).toBe('/blog/a');
  });

  it('is given up when the reader steps back while the old screen is held', async () => {
    const moving = navigator.go('/blog/a');
    stepBack();
    arrive();
    await moving;
    expect(path()).toBe('/before');
  });
});

describe('holding the old screen', () => {
  const LIMIT_MS = 60_000;
  const url = new URL('/blog/a', window.location.href);

  it('ends when the reader has waited for as long as it may be held, whoever held it before', async () => {
    waited = LIMIT_MS;
    await navigator.hold(url, LIMIT_MS);
    expect(ready).toBe(false);
  });

  it('goes on for what is left of that', async () => {
    let isOver = false;
    waited = LIMIT_MS - 30_000;
    const holding = navigator.hold(url, LIMIT_MS).then(() => (isOver = true));
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(isOver).toBe(false);
    arrive();
    await holding;
  });
});

describe('a move inside the mounted remote', () => {
  beforeEach(mountOwn);

  it('is the router’s, at once where there is no loading state', async () => {
    await navigator.go('/plain');
    expect(navigate).toHaveBeenCalledWith('/plain', { replace: false, state: undefined });
  });

  it('enters the address before the loading state shows, and hands over what was given', async () => {
    await navigator.go('/blog/a', { state: 1 });
    expect(path()).toBe('/blog/a');
    expect(navigate).toHaveBeenCalledWith('/blog/a', { replace: true, state: 1 });
  });

  it('leaves the address to the router when the screen comes while the old one is held', async () => {
    const moving = navigator.go('/blog/a');
    arrive();
    await moving;
    expect(path()).toBe('/here');
    expect(navigate).toHaveBeenCalledWith('/blog/a', { replace: false, state: undefined });
  });

  it('is given up when the reader steps back while the old screen is held', async () => {
    const moving = navigator.go('/blog/a');
    stepBack();
    await moving;
    expect(navigate).not.toHaveBeenCalled();
  });
});
