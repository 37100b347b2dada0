import type { LiveRemote, ManifestRoute } from '@mockingbird/contracts';
import { trust, integrityOf } from './integrity.js';

/** What the page itself names is under way already. */
const done = new Set(
  [...document.querySelectorAll('link[rel="preload"], link[data-href]')].map(
    (link) => `preload ${link.getAttribute('href')}`,
  ),
);

function hint(rel: 'preload' | 'prefetch', as: 'script' | 'style', address: string): void {
  const key = `${rel} ${address}`;
  if (done.has(key) || done.has(`preload ${address}`)) return;
  done.add(key);
  const link = document.createElement('link');
  link.rel = rel;
  link.as = as;
  // `crossorigin` and `integrity` equal those of the later request, or the file would be fetched twice.
  link.integrity = integrityOf(address);
  link.crossOrigin = 'anonymous';
  link.href = address;
  document.head.append(link);
}

function hintRoute(rel: 'preload' | 'prefetch', remote: LiveRemote, route: ManifestRoute): void {
  trust(remote);
  for (const file of [remote.entry, ...route.js]) hint(rel, 'script', remote.base + file);
  for (const file of route.css) hint(rel, 'style', remote.base + file);
}

/** Fetches all that a route's screen needs at once, instead of one file after the other: it is about to be shown. */
export const preloadRoute = (remote: LiveRemote, route: ManifestRoute): void =>
  hintRoute('preload', remote, route);

/** Fetches a screen's files when nothing else is to be done. It may never be shown, so the browser must not miss a use. */
export const prefetchRoute = (remote: LiveRemote, route: ManifestRoute): void =>
  hintRoute('prefetch', remote, route);

/** Fetches the shell's own scripts that the next screen will need. */
export function prefetchFiles(addresses: readonly string[]): void {
  for (const address of addresses) hint('prefetch', 'script', address);
}
