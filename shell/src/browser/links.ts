import { linkState } from '@mockingbird/platform/internal';
import { isMetered } from './metered.js';
import { isInBrowser, type KnownRemote, type KnownRemotes } from './known-remotes.js';
import { HOVER_DELAY_MS } from './limits.js';
import { prefetchRoute } from './preload.js';
import type { RouteMatch } from '@mockingbird/registry';
import type { PreparedPages } from './prepared-pages.js';
import type { RemoteLoader } from './remote-loader.js';
import type { SiteNavigator } from './site-navigator.js';
import { whenIdle } from './when-idle.js';

interface Tools {
  known: KnownRemotes;
  pages: PreparedPages;
  navigator: SiteNavigator;
}

const anchorOf = (event: Event): HTMLAnchorElement | undefined =>
  event.target instanceof Element
    ? (event.target.closest<HTMLAnchorElement>('a[href]') ?? undefined)
    : undefined;

/** A plain click on a link of this site that leads to another screen. */
function isOurs(anchor: HTMLAnchorElement): boolean {
  const here = window.location;
  if (anchor.origin !== here.origin || anchor.hasAttribute('download')) return false;
  if (anchor.target !== '' && anchor.target !== '_self') return false;
  return !(anchor.hash !== '' && anchor.pathname === here.pathname && anchor.search === here.search);
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey &&
  !event.defaultPrevented;

/** One handler for every link of the site, in the capture phase: it comes before any remote's own. */
export function followLinks({ navigator }: Tools): void {
  document.addEventListener(
    'click',
    (event) => {
      const anchor = anchorOf(event);
      if (!anchor || !isPlain(event) || !isOurs(anchor)) return;
      event.preventDefault();
      void navigator.go(anchor.href, { state: linkState(anchor) });
    },
    { capture: true },
  );
}

/** Makes a screen ready while its link is pointed at or touched. */
export function prepareOnIntent({ known, pages }: Tools): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const prepare = (anchor: HTMLAnchorElement) => {
    const match = known.match(anchor.pathname);
    if (match && isInBrowser(match.route)) pages.prepare(new URL(anchor.href)).catch(() => undefined);
  };
  const intend = (event: Event, delay: number) => {
    clearTimeout(timer);
    const anchor = anchorOf(event);
    if (anchor && isOurs(anchor)) timer = setTimeout(() => prepare(anchor), delay);
  };
  // The click itself makes the screen ready; focus comes with it and must not do it again.
  document.addEventListener('click', () => clearTimeout(timer), { capture: true });
  document.addEventListener('pointerover', (event) => intend(event, HOVER_DELAY_MS), { passive: true });
  document.addEventListener('touchstart', (event) => intend(event, 0), { passive: true });
  document.addEventListener('focusin', (event) => intend(event, HOVER_DELAY_MS));
}

/**
 * Fetches the code (not the data) of screens whose links are in view, when nothing else is to be done. Of each remote that
 * the screen itself leads to, one screen's code is run as well: on a slow phone that takes as long as a call.
 */
export function preloadInView({ known, loader }: Pick<Tools, 'known'> & { loader: RemoteLoader }): void {
  if (isMetered() || !('IntersectionObserver' in window)) return;
  const seen = new WeakSet<Element>();
  const warmed = new Set<string>();
  const prefetch = async ({ remote, route }: RouteMatch<KnownRemote>, isOfScreen: boolean) => {
    const came = await prefetchRoute(remote, route);
    if (!came || !isOfScreen || warmed.has(remote.name)) return;
    warmed.add(remote.name);
    whenIdle(() => loader.warm(remote, route.id));
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      observer.unobserve(target);
      const match = isOurs(target) ? known.match(target.pathname) : undefined;
      const isOfScreen = target.closest('#mb-remote') !== null;
      if (match && isInBrowser(match.route)) whenIdle(() => void prefetch(match, isOfScreen));
    }
  });
  const watch = () => {
    for (const anchor of document.querySelectorAll('a[href]')) {
      if (seen.has(anchor)) continue;
      seen.add(anchor);
      observer.observe(anchor);
    }
  };
  watch();
  let planned = false;
  new MutationObserver(() => {
    if (planned) return;
    planned = true;
    whenIdle(() => {
      planned = false;
      watch();
    });
  }).observe(document.body, { childList: true, subtree: true });
}
