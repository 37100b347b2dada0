import type { LiveRemote, ManifestRoute } from '@mockingbird/contracts';
import { integrityOf, loadFiles, trust } from './integrity.js';

type Hint = 'preload' | 'prefetch';

/** A route, or a fragment with its files. */
type ScreenFiles = Pick<ManifestRoute, 'js' | 'css'> & { id?: string };

/** Adds `preload` and `prefetch` links to the document, once for each file. */
export interface FilePreloader {
  /** Fetches all files of a screen or a fragment in parallel. It will show immediately. */
  preloadFiles: (remote: LiveRemote, screen: ScreenFiles) => void;
  /**
   * Fetches a screen's files when the browser is idle. The screen may never show, and `prefetch` causes no warning then.
   * @returns whether all files loaded
   */
  prefetchRoute: (remote: LiveRemote, route: ManifestRoute) => Promise<boolean>;
}

export function createFilePreloader(): FilePreloader {
  /** Hint and address. The files that the page itself names are already loading. */
  const requested = new Set(
    [...document.querySelectorAll('link[rel="preload"], link[data-href]')].map(
      (link) => `preload ${link.getAttribute('href')}`,
    ),
  );

  /** Names of the stylesheets that the page contains. */
  const contained = new Set(
    [...document.querySelectorAll('style[data-href]')].map((style) => style.getAttribute('data-href')),
  );

  /** @returns whether the file loaded; true for a file that was requested before, whatever its result */
  function request(rel: Hint, as: 'script' | 'style', address: string): Promise<boolean> {
    const key = `${rel} ${address}`;
    if (requested.has(key) || requested.has(`preload ${address}`)) return Promise.resolve(true);
    requested.add(key);
    const link = document.createElement('link');
    link.rel = rel;
    link.as = as;
    // `crossorigin` and `integrity` must equal those of the later request, or the file is fetched twice.
    link.integrity = integrityOf(address);
    link.crossOrigin = 'anonymous';
    link.href = address;
    document.head.append(link);
    return new Promise((resolve) => {
      link.onload = () => resolve(true);
      link.onerror = () => resolve(false);
    });
  }

  async function requestFiles(rel: Hint, remote: LiveRemote, screen: ScreenFiles): Promise<boolean> {
    try {
      if (!remote.integrity) await loadFiles(remote);
    } catch {
      return false;
    }
    trust(remote);
    // The given route may be older than the list of files.
    const { js, css } = remote.routes.find(({ id }) => id === screen.id) ?? screen;
    const requests = [
      ...[remote.entry, ...js].map((file) => request(rel, 'script', remote.base + file)),
      ...css.filter((file) => !contained.has(file)).map((file) => request(rel, 'style', remote.base + file)),
    ];
    return (await Promise.all(requests)).every(Boolean);
  }

  return {
    preloadFiles: (remote, screen) => void requestFiles('preload', remote, screen),
    prefetchRoute: (remote, route) => requestFiles('prefetch', remote, route),
  };
}
