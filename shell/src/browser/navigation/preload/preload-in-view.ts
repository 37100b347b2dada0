import type { RouteMatch } from '@mockingbird/registry';
import { isSavingData } from '@mockingbird/remote-kit/browser';
import type { FilePreloader } from '../../remotes/file-preloader.js';
import type { CatalogRemote, RemoteCatalog } from '../../remotes/remote-catalog.js';
import type { RemoteLoader } from '../../remotes/remote-loader.js';
import type { FirstViewTools } from '../../updates/update-work.js';

interface Tools {
  catalog: RemoteCatalog;
  loader: RemoteLoader;
  files: FilePreloader;
}

/**
 * Fetches the code, but not the data, of screens whose links are in view, when the browser is idle. For each remote that
 * the screen's content links to, it also runs the code of one screen. On a slow phone that takes as long as a request.
 */
export function preloadInView({ catalog, loader, files }: Tools, firstView: FirstViewTools): void {
  const { isInBrowser, isSiteLink, whenIdle } = firstView;
  if (isSavingData() || !('IntersectionObserver' in window)) return;
  const observed = new WeakSet<Element>();
  const warmedUp = new Set<string>();
  const prefetch = async ({ remote, route }: RouteMatch<CatalogRemote>, isInContent: boolean) => {
    const hasLoaded = await files.prefetchRoute(remote, route);
    if (!hasLoaded || !isInContent || warmedUp.has(remote.name)) return;
    warmedUp.add(remote.name);
    whenIdle(() => loader.warmUp(remote, route.id));
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      observer.unobserve(target);
      const match = isSiteLink(target) ? catalog.match(target.pathname) : undefined;
      const isInContent = target.closest('#mb-remote') !== null;
      if (match && isInBrowser(match.route)) whenIdle(() => void prefetch(match, isInContent));
    }
  });
  const observeLinks = () => {
    for (const anchor of document.querySelectorAll('a[href]')) {
      if (observed.has(anchor)) continue;
      observed.add(anchor);
      observer.observe(anchor);
    }
  };
  observeLinks();
  let isScheduled = false;
  new MutationObserver(() => {
    if (isScheduled) return;
    isScheduled = true;
    whenIdle(() => {
      isScheduled = false;
      observeLinks();
    });
  }).observe(document.body, { childList: true, subtree: true });
}
