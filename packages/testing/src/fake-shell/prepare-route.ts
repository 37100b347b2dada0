import { matchRoutes, type RouteObject } from 'react-router';
import { remoteDescriptorSchema, type ManifestRoute } from '@mockingbird/contracts';
import type { Params } from '@mockingbird/platform';
import {
  createRegionStore,
  loadPage,
  toRouteObjects,
  type AnyPage,
  type PlatformValue,
} from '@mockingbird/platform/internal';
import { DefaultErrorScreen } from './default-error-screen.js';
import { fakeFragments } from './fake-fragments.js';
import { fakeApi } from './api/fake-api.js';
import type { RouteOptions } from './options.js';
import { TEST_SITE } from './site.js';
import { UnexpectedCall } from './api/unexpected-call.js';

export interface PreparedRoute {
  /** Every route of the remote; the matched page is loaded, the others load lazily. */
  routes: RouteObject[];
  route: ManifestRoute;
  page: AnyPage;
  params: Params;
  url: URL;
  platform: PlatformValue & { fragments: ReturnType<typeof fakeFragments> };
}

/** A remote's routes in the form of its manifest, without files. */
export const routesOf = (descriptor: unknown): ManifestRoute[] =>
  remoteDescriptorSchema.parse(descriptor).routes.map((route) => ({ ...route, js: [], css: [] }));

/**
 * Finds the route of an address and loads its page, as edge and browser do before they render.
 * @throws when the descriptor is invalid, no route matches, or the route is a resource
 */
export async function prepareRoute(options: RouteOptions): Promise<PreparedRoute> {
  const site = { ...TEST_SITE, ...options.site };
  const url = new URL(options.url, site.origin);
  const manifest = routesOf(options.descriptor);
  const match = matchRoutes(
    manifest.map(({ id, path }) => ({ id, path })),
    url.pathname,
  )?.at(-1);
  const route = manifest.find(({ id }) => id === match?.route.id);
  if (!match || !route) throw new Error(`No route of the remote matches ${url.pathname}`);
  const page = await loadPage(options.definition, route.id);
  const platform: PreparedRoute['platform'] = {
    api: options.api ?? fakeApi(),
    region: createRegionStore(options.region),
    site,
    fragments: fakeFragments(),
  };
  const services = { api: platform.api, site: () => site, siteMap: async () => siteMapOf(options) };
  const loaded = { [route.id]: page };
  const routes = toRouteObjects(options.definition, manifest, loaded, services, DefaultErrorScreen);
  return { routes, route, page, params: match.params, url, platform };
}

function siteMapOf({ siteMap }: RouteOptions) {
  if (!siteMap) throw new UnexpectedCall('siteMap(): not expected in this test');
  return siteMap;
}

/** A call that no test prepared is a mistake of the test, so the error screen must not hide it. */
export function rethrowUnexpected(errors: Readonly<Record<string, unknown>> | null): void {
  for (const error of Object.values(errors ?? {})) {
    if (error instanceof UnexpectedCall) throw error;
  }
}
