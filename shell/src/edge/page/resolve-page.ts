import type { Visitor } from '@mockingbird/registry';
import { findVisitorRoute, type VisitorRoute } from '../canary/find-visitor-route.js';
import type { LiveSite } from '../composition/live-site.js';
import { fragmentProvidersKey } from '../fragments/fragment-providers.js';
import type { OverriddenSite } from '../override/overrides.js';
import { hasLongSegment, QUERY_LIMIT, resolvePageAddress, selectDeclaredQuery } from './page-address.js';
import type { PageRequest } from './page-renderer.js';

const NO_ROUTE: VisitorRoute = { match: undefined, isPersonal: false };

/** Finds the route of an address. A broken remote still owns its addresses: they answer 503, not 404. */
export function resolvePage(
  { site, override, localRemotes }: { site: LiveSite } & Partial<OverriddenSite>,
  url: URL,
  visitor: Partial<Visitor>,
  requestId: string,
) {
  const { match, isPersonal, newVisitor } = hasLongSegment(url.pathname)
    ? NO_ROUTE
    : findVisitorRoute(site, url.pathname, visitor);
  const served = match && 'server' in match.remote ? match.remote : undefined;
  const query = match ? selectDeclaredQuery(match.route, url.searchParams) : '';
  const address = match && resolvePageAddress(match.route, url.pathname);
  const request: PageRequest = {
    site,
    served,
    route: served ? match?.route : undefined,
    path: (address?.rendered ?? url.pathname) + (query.length <= QUERY_LIMIT ? query : ''),
    requestId,
    override,
    isLocal: served && localRemotes?.has(served.manifest.name),
  };
  const canonical = address?.canonical ?? url.pathname;
  return { isBroken: match !== undefined && !served, canonical, isPersonal, newVisitor, request };
}

/** @returns undefined for a page without a remote, which is not cached */
export function cacheKey({ site, served, path }: PageRequest): string | undefined {
  if (!served) return undefined;
  const { name, version } = served.manifest;
  return `${site.liveKey} ${name}@${version} ${fragmentProvidersKey(site)} ${path}`;
}
