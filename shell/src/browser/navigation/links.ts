import { linkState } from '@mockingbird/platform/internal';
import { isInBrowser, type KnownRemotes } from '../remotes/remote-catalog.js';
import { HOVER_DELAY_MS } from '../limits.js';
import type { PreparedPages } from './page-preloader.js';
import type { SiteNavigator } from './site-navigator.js';
import { noteIntent } from '../updates/update-manager.js';

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
export function isOurs(anchor: HTMLAnchorElement): boolean {
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
    if (!anchor || !isOurs(anchor)) return;
    noteIntent();
    timer = setTimeout(() => prepare(anchor), delay);
  };
  // The click itself makes the screen ready; focus comes with it and must not do it again.
  document.addEventListener('click', () => clearTimeout(timer), { capture: true });
  document.addEventListener('pointerover', (event) => intend(event, HOVER_DELAY_MS), { passive: true });
  document.addEventListener('touchstart', (event) => intend(event, 0), { passive: true });
  document.addEventListener('focusin', (event) => intend(event, HOVER_DELAY_MS));
}
