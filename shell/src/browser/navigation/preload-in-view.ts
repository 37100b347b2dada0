import type { RouteMatch } from '@mockingbird/registry';
import type { isInBrowser, KnownRemote, KnownRemotes } from '../remotes/remote-catalog.js';
import type { isOurs } from './links.js';
import { isMetered } from '../visitor/data-saver.js';
import type { prefetchFiles, prefetchRoute } from '../remotes/file-preloader.js';
import type { RemoteLoader } from '../remotes/remote-loader.js';
import type { whenIdle } from './when-idle.js';

/** What the first view's script has of this. Handed over: what is imported by both cannot be folded into that script. */
export interface FirstViewTools {
  isInBrowser: typeof isInBrowser;
  isOurs: typeof isOurs;
  prefetchFiles: typeof prefetchFiles;
  prefetchRoute: typeof prefetchRoute;
  whenIdle: typeof whenIdle;
}

interface Tools {
  known: KnownRemotes;
  loader: RemoteLoader;
}

/**
 * Fetches the code (not the data) of screens whose links are in view, when nothing else is to be done. Of each remote that
 * the screen itself leads to, one screen's code is run as well: on a slow phone that takes as long as a call.
 */
export function preloadInView({ known, loader }: Tools, first: FirstViewTools): void {
  const { isInBrowser, isOurs, prefetchRoute, whenIdle } = first;
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
