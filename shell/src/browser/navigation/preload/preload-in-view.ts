import type { RouteMatch } from '@mockingbird/registry';
import { isSavingData } from '@mockingbird/remote-kit/browser';
import { PREFETCH_BYTES } from '../../limits.js';
import type { FilePreloader } from '../../remotes/file-preloader.js';
import type { CatalogRemote, RemoteCatalog } from '../../remotes/remote-catalog.js';
import type { RemoteLoader } from '../../remotes/remote-loader.js';
import type { FirstViewTools } from '../../updates/update-work.js';
import type { PagePreloader } from './page-preloader.js';

const START_PAGE = '/';

interface Tools {
  catalog: RemoteCatalog;
  loader: RemoteLoader;
  files: FilePreloader;
  pages: PagePreloader;
}

/** Bytes of all files and data that loaded since a time of the page's clock. */
const loadedBytesSince = (start: number): number =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => entry.startTime >= start)
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);

/**
 * Fetches code and data of screens whose links are in view in the page's content. It does so when the browser is idle, one
 * screen after the other, up to a limit of bytes. Links of header and footer wait for the visitor to point at them. So does
 * the start page: the header links it too, and its data is the largest of all. It also runs the code, because on a slow
 * phone that takes as long as a request.
 */
export function preloadInView({ catalog, loader, files, pages }: Tools, firstView: FirstViewTools): void {
  const { isInBrowser, isSiteLink, whenIdle } = firstView;
  const content = document.getElementById('main');
  if (isSavingData() || !content || !('IntersectionObserver' in window)) return;
  const start = performance.now();
  const observed = new WeakSet<Element>();
  const warmedUp = new Set<string>();
  const prefetch = async ({ remote, route }: RouteMatch<CatalogRemote>, address: string) => {
    if (loadedBytesSince(start) > PREFETCH_BYTES) return;
    const data = pages.prefetchData(new URL(address));
    const hasLoaded = await files.prefetchRoute(remote, route);
    await data;
    const screen = `${remote.name} ${route.id}`;
    if (!hasLoaded || warmedUp.has(screen)) return;
    warmedUp.add(screen);
    whenIdle(() => loader.warmUp(remote, route.id));
  };
  let previous = Promise.resolve();
  const enqueue = (match: RouteMatch<CatalogRemote>, address: string) => {
    previous = previous.then(
      () => new Promise((resolve) => whenIdle(() => void prefetch(match, address).finally(resolve))),
    );
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      observer.unobserve(target);
      const isWanted = isSiteLink(target) && target.pathname !== START_PAGE;
      const match = isWanted ? catalog.match(target.pathname) : undefined;
      if (match && isInBrowser(match.route)) enqueue(match, target.href);
    }
  });
  const observeLinks = () => {
    for (const anchor of content.querySelectorAll('a[href]')) {
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
  }).observe(content, { childList: true, subtree: true });
}
