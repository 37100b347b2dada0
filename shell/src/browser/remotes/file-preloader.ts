import type { LiveRemote, ManifestRoute } from '@mockingbird/contracts';
import { trust, integrityOf } from './integrity.js';

/** What the page itself names is under way already. */
const done = new Set(
  [...document.querySelectorAll('link[rel="preload"], link[data-href]')].map(
    (link) => `preload ${link.getAttribute('href')}`,
  ),
);

/** @returns whether the file is there, once that is known; of one that was asked for already nothing is told */
function hint(rel: 'preload' | 'prefetch', as: 'script' | 'style', address: string): Promise<boolean> {
  const key = `${rel} ${address}`;
  if (done.has(key) || done.has(`preload ${address}`)) return Promise.resolve(true);
  done.add(key);
  const link = document.createElement('link');
  link.rel = rel;
  link.as = as;
  // `crossorigin` and `integrity` equal those of the later request, or the file would be fetched twice.
  link.integrity = integrityOf(address);
  link.crossOrigin = 'anonymous';
  link.href = address;
  document.head.append(link);
  return new Promise((resolve) => {
    link.onload = () => resolve(true);
    link.onerror = () => resolve(false);
  });
}

async function hintFiles(
  rel: 'preload' | 'prefetch',
  remote: LiveRemote,
  { js, css }: Pick<ManifestRoute, 'js' | 'css'>,
): Promise<boolean> {
  trust(remote);
  const asked = [
    ...[remote.entry, ...js].map((file) => hint(rel, 'script', remote.base + file)),
    ...css.map((file) => hint(rel, 'style', remote.base + file)),
  ];
  return (await Promise.all(asked)).every(Boolean);
}

/** Fetches all that a screen or a fragment needs at once, instead of one file after the other: it is about to be shown. */
export const preloadFiles = (remote: LiveRemote, files: Pick<ManifestRoute, 'js' | 'css'>): void =>
  void hintFiles('preload', remote, files);

/**
 * Fetches a screen's files when nothing else is to be done. It may never be shown, so the browser must not miss a use.
 * @returns whether all came
 */
export const prefetchRoute = (remote: LiveRemote, route: ManifestRoute): Promise<boolean> =>
  hintFiles('prefetch', remote, route);

/** Fetches the shell's own scripts that the next screen will need. */
export function prefetchFiles(addresses: readonly string[]): void {
  for (const address of addresses) void hint('prefetch', 'script', address);
}
