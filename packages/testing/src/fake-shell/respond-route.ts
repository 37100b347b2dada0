import { matchRoutes } from 'react-router';
import { isPage } from '@mockingbird/platform/internal';
import { fakeApi } from './api/fake-api.js';
import type { RouteOptions } from './options.js';
import { routesOf } from './prepare-route.js';
import { TEST_SITE } from './site.js';

/**
 * Requests the file of a route of kind `resource`.
 * @throws when no route matches or the route is a page
 */
export async function respondRoute(options: RouteOptions): Promise<Response> {
  const site = { ...TEST_SITE, ...options.site };
  const url = new URL(options.url, site.origin);
  const routes = routesOf(options.descriptor).map(({ id, path }) => ({ id, path }));
  const match = matchRoutes(routes, url.pathname)?.at(-1);
  const load = match && options.definition.routes[match.route.id];
  if (!load) throw new Error(`No route of the remote matches ${url.pathname}`);
  const module = (await load()).default;
  if (isPage(module)) throw new Error(`${url.pathname} is a page: render it`);
  return module.respond({
    params: match.params,
    url,
    api: options.api ?? fakeApi(),
    site,
    signal: new AbortController().signal,
    siteMap: async () => options.siteMap ?? [],
  });
}
