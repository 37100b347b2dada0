import type { Manifest, ManifestRoute } from '@mockingbird/contracts';
import { resolveRoute } from '@mockingbird/registry';
import { declaredQuery } from '../page-address.js';

interface Owner {
  name: string;
  routes: Manifest['routes'];
}

/** A path with the declared query, or why there is none. */
export type ExampleAddress = { path: string } | { fault: string };

const ANYWHERE = 'http://gate.invalid';

const needsExample = (pattern: string) => /\/(:|\*)/.test(pattern);

/**
 * The address that stands for a route at the gate: the manifest's example, or the pattern itself where it has no
 * parameters.
 * @param others the rest of the composition: an example that one of them answers says nothing of this route
 */
export function exampleAddress(
  manifest: Manifest,
  route: ManifestRoute,
  others: readonly Owner[],
): ExampleAddress {
  const example = Object.hasOwn(manifest.examples, route.id) ? manifest.examples[route.id] : undefined;
  const address = example ?? (needsExample(route.path) ? undefined : route.path);
  if (address === undefined) {
    return {
      fault: `Route "${route.id}" (${route.path}) has no example: add an address that exists to e2e/examples.json under "${route.path}", and build again`,
    };
  }
  if (!address.startsWith('/') || !URL.canParse(ANYWHERE + address)) {
    return { fault: `The example of route "${route.id}" is no address: ${address}` };
  }
  const url = new URL(ANYWHERE + address);
  const match = resolveRoute([manifest, ...others], url.pathname);
  if (match?.remote !== manifest || match.route.id !== route.id) {
    const answered = match ? `route "${match.route.id}" of ${match.remote.name}` : 'no route';
    return {
      fault: `The example of route "${route.id}", ${address}, is answered by ${answered}: choose another one in e2e/examples.json`,
    };
  }
  return { path: url.pathname + declaredQuery(route, url.searchParams) };
}
