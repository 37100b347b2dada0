import type { LiveRemote, ManifestRoute } from '@mockingbird/contracts';
import { trust, integrityOf } from './integrity.js';

const done = new Set<string>();

/** `crossorigin` and `integrity` equal those of the later request, or the file would be fetched twice. */
function hint(rel: 'preload' | 'prefetch', as: 'script' | 'style', address: string): void {
  if (done.has(address)) return;
  done.add(address);
  const link = document.createElement('link');
  link.rel = rel;
  link.as = as;
  link.integrity = integrityOf(address);
  link.crossOrigin = 'anonymous';
  link.href = address;
  document.head.append(link);
}

/** Fetches all that a route's screen needs at once, instead of one file after the other. */
export function preloadRoute(remote: LiveRemote, route: ManifestRoute): void {
  trust(remote);
  for (const file of [remote.entry, ...route.js]) hint('preload', 'script', remote.base + file);
  for (const file of route.css) hint('preload', 'style', remote.base + file);
}
