import { linkState } from '@mockingbird/platform/internal';
import { HOVER_DELAY_MS } from '../limits.js';
import { isInBrowser, type RemoteCatalog } from '../remotes/remote-catalog.js';
import type { UpdateManager } from '../updates/update-manager.js';
import type { PagePreloader } from './preload/page-preloader.js';
import type { SiteNavigator } from './site-navigator.js';

const anchorOf = (event: Event): HTMLAnchorElement | undefined =>
  event.target instanceof Element
    ? (event.target.closest<HTMLAnchorElement>('a[href]') ?? undefined)
    : undefined;

/** Whether a link leads to another screen of this site, in this tab. */
export function isSiteLink(anchor: HTMLAnchorElement): boolean {
  const { location } = window;
  if (anchor.origin !== location.origin || anchor.hasAttribute('download')) return false;
  if (anchor.target !== '' && anchor.target !== '_self') return false;
  const isAnchorOfPage =
    anchor.hash !== '' && anchor.pathname === location.pathname && anchor.search === location.search;
  return !isAnchorOfPage;
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey &&
  !event.defaultPrevented;

/** Handles every link of the site in the capture phase, before the handlers of remotes. */
export function followLinks({ navigator }: { navigator: SiteNavigator }): void {
  document.addEventListener(
    'click',
    (event) => {
      const anchor = anchorOf(event);
      if (!anchor || !isPlainClick(event) || !isSiteLink(anchor)) return;
      event.preventDefault();
      void navigator.go(anchor.href, { state: linkState(anchor) });
    },
    { capture: true },
  );
}

interface PreloadTools {
  catalog: RemoteCatalog;
  pages: PagePreloader;
  updates: UpdateManager;
}

/** Preloads a screen while the visitor points at its link, touches it or focuses it. */
export function preloadOnIntent({ catalog, pages, updates }: PreloadTools): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const preload = (anchor: HTMLAnchorElement) => {
    const match = catalog.match(anchor.pathname);
    if (match && isInBrowser(match.route)) pages.preload(new URL(anchor.href)).catch(() => undefined);
  };
  const preloadAfter = (event: Event, delay: number) => {
    clearTimeout(timer);
    const anchor = anchorOf(event);
    if (!anchor || !isSiteLink(anchor)) return;
    updates.checkIfStale();
    timer = setTimeout(() => preload(anchor), delay);
  };
  // A click navigates itself. The focus that comes with it must not preload again.
  document.addEventListener('click', () => clearTimeout(timer), { capture: true });
  document.addEventListener('pointerover', (event) => preloadAfter(event, HOVER_DELAY_MS), { passive: true });
  document.addEventListener('touchstart', (event) => preloadAfter(event, 0), { passive: true });
  document.addEventListener('focusin', (event) => preloadAfter(event, HOVER_DELAY_MS));
}
