import { NAVIGATION_HOLD_MS } from '@mockingbird/platform/internal';
import type { NavigateOptions } from '@mockingbird/platform';
import { chromeState } from '../chrome/chrome-state.js';
import { isInBrowser, type KnownRemotes } from '../remotes/remote-catalog.js';
import { nextMove, noteMove } from './navigation-recorder.js';
import { mayLeave, noteHistoryIndex, presentIndex } from './history-tracker.js';
import { PROGRESS_DELAY_MS } from '../limits.js';
import type { MountedRemote } from '../remotes/mounted-remote.js';
import type { PreparedPages } from './page-preloader.js';
import { rememberScroll } from './scroll-positions.js';
import { noteIntent } from '../updates/update-manager.js';

interface Tools {
  known: KnownRemotes;
  pages: PreparedPages;
  mounted: MountedRemote;
}

const KEY_LENGTH = 8;
const newKey = () =>
  Math.random()
    .toString(36)
    .slice(2, 2 + KEY_LENGTH);

const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Moves between screens: the old one stays until the new one is ready. */
export class SiteNavigator {
  private turn = 0;

  constructor(private readonly tools: Tools) {}

  /** Goes to an address of this site, whichever remote owns it; a later call overtakes an earlier one. */
  async go(to: string, options: NavigateOptions = {}): Promise<void> {
    const url = new URL(to, window.location.href);
    if (url.origin !== window.location.origin) return window.location.assign(url);
    if (!options.force && !mayLeave()) return undefined;
    const turn = (this.turn += 1);
    const busy = setTimeout(() => chromeState.setState({ busy: true }), PROGRESS_DELAY_MS);
    try {
      await this.move(url, options, () => turn === this.turn);
    } finally {
      clearTimeout(busy);
      if (turn === this.turn) chromeState.setState({ busy: false });
    }
    return undefined;
  }

  private async move(url: URL, options: NavigateOptions, isLatest: () => boolean): Promise<void> {
    noteIntent();
    const isPresent = this.tools.known.settle(this.tools.mounted.name);
    let steppedBack = false;
    void nextMove().then(() => (steppedBack = true));
    const match = await this.find(url);
    if (!isLatest()) return;
    // What one screen hands to the next does not survive a page load: then the move after this one makes it.
    const isWhole = !isPresent && options.state == null;
    if (!match || isWhole || !isInBrowser(match.route)) {
      if (options.replace) window.location.replace(url);
      else window.location.assign(url);
      return;
    }
    const router = this.tools.mounted.routerOf(match.remote.name);
    const to = url.pathname + url.search + url.hash;
    const { loading, holdMs } = match.route;
    // Inside its own remote a screen without a loading state is held by the router.
    if (!router || loading) await this.hold(url, holdMs);
    // The reader followed another link meanwhile, or stepped back.
    if (!isLatest() || steppedBack) return;
    rememberScroll();
    if (!router) return this.enter(to, options);
    // Its address is entered before its loading state shows, so that a step back leads to where the reader was.
    const isLate = loading !== undefined && !this.tools.pages.isReady(url);
    if (isLate) this.enter(to, options);
    await router.navigate(to, { replace: isLate || (options.replace ?? false), state: options.state });
  }

  private async find(url: URL) {
    const { known } = this.tools;
    if (!known.match(url.pathname) && !known.complete) await known.load().catch(() => undefined);
    return known.match(url.pathname);
  }

  /**
   * Waits until a screen is ready, but not for ever. A failure shows when it is mounted. A move to another remote is held
   * twice, here and by single-spa: the limit is that of both together.
   */
  async hold(url: URL, limit = NAVIGATION_HOLD_MS): Promise<void> {
    const { pages } = this.tools;
    const ready = pages.want(url).then(
      () => undefined,
      () => undefined,
    );
    await Promise.race([ready, after(limit - pages.waitedFor(url))]);
  }

  /** Makes the history entry in react-router's form; single-spa sees it and changes remotes. */
  private enter(to: string, { replace, state }: NavigateOptions): void {
    noteMove('push');
    const index = presentIndex() + (replace ? 0 : 1);
    const entry = { usr: state ?? null, key: newKey(), idx: index };
    if (replace) window.history.replaceState(entry, '', to);
    else window.history.pushState(entry, '', to);
    // Its screen may be long in coming: a step back from here is a move all the same.
    noteHistoryIndex();
  }
}
