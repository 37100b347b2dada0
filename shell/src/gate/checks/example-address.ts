import type { Manifest, ManifestRoute } from '@mockingbird/contracts';
import { matches, resolveRoute } from '@mockingbird/registry';
import { GATE_ADDRESSES_PER_ROUTE } from '../limits.js';
import { selectDeclaredQuery } from '../../edge/page/page-address.js';

interface OtherRemote {
  name: string;
  routes: Manifest['routes'];
}

export interface ExampleAddress {
  /** With the declared query. */
  path: string;
  /** The manifest's example may name content that is hidden or does not exist on this site. */
  source: 'pattern' | 'sitemap' | 'example';
}

const BASE_URL = 'http://gate.invalid';

const hasParameters = (pattern: string) => /\/(:|\*)/.test(pattern);

/**
 * Finds the addresses at which the gate renders a route, in the order of the attempts. A pattern without parameters is
 * its only address. Otherwise the remote's sitemap provides addresses. The last choice is the manifest's example.
 * @param sitemap paths of the remote's sitemap
 * @param others the other remotes: an address that one of them answers does not test this route
 * @returns empty when no address is known, for example because the site has no content for the route
 */
export function findExampleAddresses(
  manifest: Manifest,
  route: ManifestRoute,
  { sitemap, others }: { sitemap: readonly string[]; others: readonly OtherRemote[] },
): ExampleAddress[] {
  const matchAddress = (address: string): string[] => {
    if (!address.startsWith('/') || !URL.canParse(BASE_URL + address)) return [];
    const url = new URL(BASE_URL + address);
    // A cheap check first: most addresses of a sitemap belong to other routes.
    if (!matches(route.path, url.pathname)) return [];
    const match = resolveRoute([manifest, ...others], url.pathname);
    if (match?.remote !== manifest || match.route.id !== route.id) return [];
    return [url.pathname + selectDeclaredQuery(route, url.searchParams)];
  };
  if (!hasParameters(route.path)) {
    return matchAddress(route.path).map((path) => ({ path, source: 'pattern' }));
  }
  const addresses: ExampleAddress[] = [];
  for (const address of sitemap) {
    addresses.push(...matchAddress(address).map((path) => ({ path, source: 'sitemap' as const })));
    if (addresses.length >= GATE_ADDRESSES_PER_ROUTE) return addresses;
  }
  if (addresses.length > 0) return addresses;
  const example = Object.hasOwn(manifest.examples, route.id) ? manifest.examples[route.id] : undefined;
  return matchAddress(example ?? '').map((path) => ({ path, source: 'example' }));
}
