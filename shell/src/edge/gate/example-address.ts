import type { Manifest, ManifestRoute } from '@mockingbird/contracts';
import { matches, resolveRoute } from '@mockingbird/registry';
import { GATE_ADDRESSES_PER_ROUTE } from '../limits.js';
import { declaredQuery } from '../page/page-address.js';

interface Owner {
  name: string;
  routes: Manifest['routes'];
}

export interface ExampleAddress {
  /** With the declared query. */
  path: string;
  /** Where it comes from. What an example of the manifest leads to may be hidden, or was never on this site. */
  source: 'pattern' | 'sitemap' | 'example';
}

const ANYWHERE = 'http://gate.invalid';

const hasParameters = (pattern: string) => /\/(:|\*)/.test(pattern);

/**
 * The addresses at which the gate draws a route, in the order in which they are tried: the pattern itself where it has no
 * parameters, else some that the remote's own sitemap lists, else the example of its manifest.
 * @param listed paths of the remote's sitemap
 * @param others the rest of the composition: an address that one of them answers says nothing of this route
 * @returns an empty list when no address of the route is known: the site may have no content for it
 */
export function exampleAddresses(
  manifest: Manifest,
  route: ManifestRoute,
  { listed, others }: { listed: readonly string[]; others: readonly Owner[] },
): ExampleAddress[] {
  const own = (address: string): string[] => {
    if (!address.startsWith('/') || !URL.canParse(ANYWHERE + address)) return [];
    const url = new URL(ANYWHERE + address);
    // Cheap, and most addresses of a sitemap are those of other routes.
    if (!matches(route.path, url.pathname)) return [];
    const match = resolveRoute([manifest, ...others], url.pathname);
    if (match?.remote !== manifest || match.route.id !== route.id) return [];
    return [url.pathname + declaredQuery(route, url.searchParams)];
  };
  if (!hasParameters(route.path)) return own(route.path).map((path) => ({ path, source: 'pattern' }));
  const found: ExampleAddress[] = [];
  for (const address of listed) {
    found.push(...own(address).map((path) => ({ path, source: 'sitemap' as const })));
    if (found.length >= GATE_ADDRESSES_PER_ROUTE) return found;
  }
  if (found.length > 0) return found;
  const example = Object.hasOwn(manifest.examples, route.id) ? manifest.examples[route.id] : undefined;
  return own(example ?? '').map((path) => ({ path, source: 'example' }));
}
