import { VISITOR_COOKIE, visitorCookie, visitorOf, type Visitor } from '@mockingbird/registry';
import type { Request, Response } from 'express';
import type { LiveSite } from '../composition/live-site.js';
import { cohortLink } from '../canary/cohort-link.js';
import { findAnswer } from '../canary/find-visitor-route.js';
import { offersKey } from '../fragments/fragment-providers.js';
import { hasSame } from '../http/conditional.js';
import { chooseEncoding } from '../http/encodings.js';
import type { CachedPage, PageCache } from './page-cache.js';
import { requestIdOf } from '../http/request-id.js';
import { declaredQuery, pageAddress, QUERY_LIMIT, tidyPath } from './page-address.js';
import { OVERRIDE_PARAMETER } from '../override/requested-overrides.js';
import type { OverriddenSite, Overrides } from '../override/overrides.js';
import type { PageMaker, PageRequest } from './page-renderer.js';

interface Parts {
  site: () => LiveSite | undefined;
  maker: PageMaker;
  cache: PageCache;
  overrides: Overrides;
  /** Whether visitors come over https. */
  secure: boolean;
}

const NO_SITE =
  'Mockingbird is starting, or its services are away. Nothing is lost: please try again in a few seconds.';

const NOWHERE = new URL('http://edge.invalid/%00');

/** The address asked for. A backslash is no slash here, and what is no address at all is a page that nobody has. */
function addressOf(asked: string): URL {
  const path = asked.replace(/^\/+/, '/').replaceAll('\\', '%5C');
  return URL.canParse(path, NOWHERE) ? new URL(path, NOWHERE) : NOWHERE;
}

/** Answers every address that is no file and no call: finds the remote, and gives its page. */
export function pageHandler({ site: current, maker, cache, overrides, secure }: Parts) {
  return async (request: Request, response: Response): Promise<void> => {
    const url = addressOf(request.originalUrl);
    const tidy = tidyPath(url.pathname);
    if (tidy !== url.pathname || request.originalUrl.startsWith('//')) {
      response.redirect(308, tidy + url.search);
      return;
    }
    const site = current();
    if (!site) {
      response
        .status(503)
        .set({ 'retry-after': '5', 'cache-control': 'no-store' })
        .type('text/plain')
        .send(NO_SITE);
      return;
    }
    const link = cohortLink(site, url, secure);
    if (link) {
      if (link.cookie !== undefined) response.append('set-cookie', link.cookie);
      response.set('cache-control', 'no-store').redirect(302, link.to);
      return;
    }
    const instead = await overrides.apply(site, url);
    const asked = address(instead ?? { site }, url, visitorOf(request.headers.cookie), requestIdOf(response));
    if (asked.canonical !== url.pathname) {
      // A browser would keep it for ever otherwise, and a later version may spell its addresses in another way.
      response.set('cache-control', 'no-cache').redirect(308, asked.canonical + url.search);
      return;
    }
    if (asked.newVisitor !== undefined) {
      response.append('set-cookie', visitorCookie(VISITOR_COOKIE, asked.newVisitor, secure));
    }
    if (asked.broken) {
      const made = await maker.errorPage(
        asked.request,
        503,
        'This part of the site cannot be loaded right now',
      );
      send(request, response, made.page, 'render');
      return;
    }
    if (instead) {
      const { page } = await maker.make(asked.request);
      send(request, response, forDeveloper(page, url), 'render');
      return;
    }
    const { page, from } = await answer(asked.request, maker, cache);
    send(request, response, asked.personal ? forOne(page) : page, from);
  };
}

/** Finds who answers an address. Broken remotes keep their addresses: they are away, not unknown. */
function address(
  { site, override, local }: { site: LiveSite } & Partial<OverriddenSite>,
  url: URL,
  visitor: Partial<Visitor>,
  requestId: string,
) {
  const { match, personal, newVisitor } = findAnswer(site, url.pathname, visitor);
  const served = match && 'server' in match.remote ? match.remote : undefined;
  const query = match ? declaredQuery(match.route, url.searchParams) : '';
  const spelled = match && pageAddress(match.route, url.pathname);
  const request: PageRequest = {
    site,
    served,
    route: served ? match?.route : undefined,
    path: (spelled?.shown ?? url.pathname) + (query.length <= QUERY_LIMIT ? query : ''),
    requestId,
    override,
    isLocal: served && local?.has(served.manifest.name),
  };
  const canonical = spelled?.canonical ?? url.pathname;
  return { broken: match !== undefined && !served, canonical, personal, newVisitor, request };
}

/** A page with an override in it is nobody else's, and where it leads to has the override too. */
function forDeveloper(page: CachedPage, url: URL): CachedPage {
  const headers = { ...page.headers, 'cache-control': 'private, no-store' };
  const { location } = page.headers;
  if (location?.startsWith('/') && !location.startsWith('//')) {
    const to = new URL(location, NOWHERE);
    to.searchParams.set(OVERRIDE_PARAMETER, url.searchParams.get(OVERRIDE_PARAMETER) ?? '');
    return { ...page, headers: { ...headers, location: to.pathname + to.search + to.hash } };
  }
  return { ...page, headers };
}

/** The same page, for the one who asked: another visitor may get another version of it. */
function forOne(page: CachedPage): CachedPage {
  const cacheControl = page.headers['cache-control'];
  if (!cacheControl?.startsWith('public')) return page;
  return { ...page, headers: { ...page.headers, 'cache-control': 'private, no-cache' } };
}

async function answer(request: PageRequest, maker: PageMaker, cache: PageCache) {
  if (!request.served) return { page: (await maker.make(request)).page, from: 'render' as const };
  const { name, version } = request.served.manifest;
  const key = `${request.site.liveKey} ${name}@${version} ${offersKey(request.site)} ${request.path}`;
  return cache.get(key, () => maker.make(request));
}

function send(request: Request, response: Response, page: CachedPage, from: string): void {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  response.set({ ...page.headers, vary: 'accept-encoding', etag: page.etag, 'x-mb-page': from });
  if (page.status === 200 && hasSame(request.headers['if-none-match'], page.etag)) {
    response.status(304).end();
    return;
  }
  if (encoding !== 'identity') response.set('content-encoding', encoding);
  const body = page.body[encoding];
  response.status(page.status).set('content-length', String(body.length));
  response.end(request.method === 'HEAD' ? undefined : body);
}
