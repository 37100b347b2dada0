import type { Manifest } from '@mockingbird/contracts';
import type { Example } from '../routes/examples.js';

type Route = Manifest['routes'][number];

/** A page at an address. */
export interface PageAt {
  path: string;
  route: Route;
}

/** Pages that lead on by themselves, or that change who is signed in. */
const RESTLESS = new Set(['/', '/logout']);

/** The script that is the page's own. */
export const chunkOf = ({ js }: Route) => js.at(-1);
const isRestful = ({ kind, path }: Route) => kind === 'page' && !RESTLESS.has(path);

/** Other pages of the remote, with code of their own, at the addresses of their examples. */
export const secondPages = (
  { routes }: Pick<Manifest, 'routes'>,
  first: Route,
  examples: Readonly<Record<string, readonly Example[]>>,
): PageAt[] =>
  routes
    .filter((route) => isRestful(route) && chunkOf(route) !== chunkOf(first))
    .flatMap((route) => (examples[route.path] ?? []).slice(0, 1).map(({ path }) => ({ path, route })));

/**
 * The pages of a remote on which a scenario can be played: they can be visited without knowing an id, and there is another
 * page to come from. A remote of one page has none, and is no victim.
 */
export const victimPages = (
  manifest: Pick<Manifest, 'routes'>,
  examples: Readonly<Record<string, readonly Example[]>>,
): Route[] =>
  manifest.routes.filter(
    (route) =>
      isRestful(route) && !/[:*]/.test(route.path) && secondPages(manifest, route, examples).length > 0,
  );
