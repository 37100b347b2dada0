import type { Manifest } from '@mockingbird/contracts';
import type { Example } from '../routes/examples.js';

type Route = Manifest['routes'][number];

/** A page at an address. */
export interface PageAt {
  path: string;
  route: Route;
}

/** Pages that redirect, or that change who is signed in. */
const RESTLESS = new Set(['/', '/logout']);

/** The page's own script. */
export const chunkOf = ({ js }: Route) => js.at(-1);
const isRestful = ({ kind, path }: Route) => kind === 'page' && !RESTLESS.has(path);

/** Other pages of the remote with separate code, at the addresses of their examples. */
export const secondPages = (
  { routes }: Pick<Manifest, 'routes'>,
  first: Route,
  examples: Readonly<Record<string, readonly Example[]>>,
): PageAt[] =>
  routes
    .filter((route) => isRestful(route) && chunkOf(route) !== chunkOf(first))
    .flatMap((route) => (examples[route.path] ?? []).slice(0, 1).map(({ path }) => ({ path, route })));

/**
 * The pages of a remote that suit a scenario: no id is needed to visit them, and the remote has another page to start
 * from. A remote with one page has none, and cannot be the victim.
 */
export const victimPages = (
  manifest: Pick<Manifest, 'routes'>,
  examples: Readonly<Record<string, readonly Example[]>>,
): Route[] =>
  manifest.routes.filter(
    (route) =>
      isRestful(route) && !/[:*]/.test(route.path) && secondPages(manifest, route, examples).length > 0,
  );
