import type { Span } from '@mockingbird/observability';
import { findVisitorRoute } from '../canary/find-visitor-route.js';
import type { LiveSite } from '../composition/live-site.js';
import { parseAddress } from '../page/page-address.js';
import type { PageRequest } from '../page/page-renderer.js';

type Answered = Pick<PageRequest, 'site' | 'served' | 'route'>;

/** Adds the version and the route that answer a page. A route is a pattern: an address could name a person. */
export function describePage(
  span: Span | undefined,
  method: string,
  { site, served, route }: Answered,
): void {
  if (!span?.isRecording) return;
  if (route) span.rename(`${method} ${route.path}`);
  span.set({
    'http.route': route?.path,
    'mockingbird.remote': served && `${served.manifest.name}@${served.manifest.version}`,
    'mockingbird.composition': site.composition.number,
  });
}

/** Describes a page that the cache answered, for which no route was resolved. It is the same for every visitor. */
export function describeKnownPage(span: Span, method: string, site: LiveSite, address: string): void {
  const { match } = findVisitorRoute(site, parseAddress(address).pathname, {});
  const served = match && 'server' in match.remote ? match.remote : undefined;
  describePage(span, method, { site, served, route: served && match?.route });
}
