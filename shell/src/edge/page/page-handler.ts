import { VISITOR_COOKIE, visitorCookie, visitorOf } from '@mockingbird/registry';
import type { Request, Response } from 'express';
import { resolveCohortLink } from '../canary/cohort-link.js';
import { RETRY_AFTER_SECONDS } from '../limits.js';
import type { LiveSite } from '../composition/live-site.js';
import { getRequestId } from '../http/request-id.js';
import type { Overrides } from '../override/overrides.js';
import { OVERRIDE_PARAMETER } from '../override/requested-overrides.js';
import { rememberPage } from './answered-page.js';
import type { KnownAddresses } from './known-addresses.js';
import { normalizePath, NOWHERE, parseAddress } from './page-address.js';
import type { EncodedPage, PageCache } from './page-cache.js';
import type { PageRenderer } from './page-renderer.js';
import type { RenderBudget } from './render-budget.js';
import { cacheKey, resolvePage } from './resolve-page.js';
import { sendPage } from './send-page.js';
import { describePage } from '../tracing/describe-page.js';
import { spanOf } from '../tracing/request-spans.js';

interface Options {
  site: () => LiveSite | undefined;
  renderer: PageRenderer;
  cache: PageCache;
  overrides: Overrides;
  known: KnownAddresses;
  renderBudget: RenderBudget;
  /** Whether visitors use https. */
  secure: boolean;
}

const NO_SITE =
  'Mockingbird is starting, or its services are unavailable. Nothing is lost: please try again in a few seconds.';

/** Answers every address that is neither a file nor an API call with a page. */
export function pageHandler(options: Options) {
  const { site: current, renderer, cache, overrides, known, renderBudget, secure } = options;
  return async (request: Request, response: Response): Promise<void> => {
    const url = parseAddress(request.originalUrl);
    const path = normalizePath(url.pathname);
    if (path !== url.pathname || request.originalUrl.startsWith('//')) {
      response.redirect(308, path + url.search);
      return;
    }
    const site = current();
    if (!site) return sendStarting(response);
    const link = resolveCohortLink(site, url, secure);
    if (link) {
      if (link.cookie !== undefined) response.append('set-cookie', link.cookie);
      response.set('cache-control', 'no-store').redirect(302, link.to);
      return;
    }
    const overridden = await overrides.apply(site, url);
    const visitor = visitorOf(request.headers.cookie);
    const resolved = resolvePage(overridden ?? { site }, url, visitor, getRequestId(response));
    describePage(spanOf(response), request.method, resolved.request);
    rememberPage(response, resolved.request);
    if (resolved.canonical !== url.pathname) {
      // Without no-cache, browsers would store the redirect forever. A later version may spell its addresses differently.
      response.set('cache-control', 'no-cache').redirect(308, resolved.canonical + url.search);
      return;
    }
    if (resolved.newVisitor !== undefined) {
      response.append('set-cookie', visitorCookie(VISITOR_COOKIE, resolved.newVisitor, secure));
    }
    if (resolved.isBroken) {
      const message = 'This part of the site cannot be loaded right now';
      const { page } = await renderer.renderErrorPage(resolved.request, 503, message);
      await sendPage(request, response, page, 'render');
      return;
    }
    if (overridden) {
      const { page } = await renderer.render(resolved.request);
      await sendPage(request, response, toDeveloperPage(page, url), 'render');
      return;
    }
    const key = cacheKey(resolved.request);
    if (key === undefined) {
      await sendPage(request, response, (await renderer.render(resolved.request)).page, 'render');
      return;
    }
    if (!cache.has(key) && !renderBudget.take(request.ip ?? '')) {
      await sendPage(request, response, (await renderer.renderLimited(resolved.request)).page, 'limited');
      return;
    }
    const { page, from } = await cache.get(key, () => renderer.render(resolved.request));
    // The version that an override names may be published a minute later.
    const isSettled = !resolved.isPersonal && !url.searchParams.has(OVERRIDE_PARAMETER);
    if (isSettled) known.remember(site, request.originalUrl, key);
    await sendPage(request, response, resolved.isPersonal ? toPersonalPage(page) : page, from);
  };
}

function sendStarting(response: Response): void {
  response
    .status(503)
    .set({ 'retry-after': String(RETRY_AFTER_SECONDS), 'cache-control': 'no-store' })
    .type('text/plain')
    .send(NO_SITE);
}

/** A page with an override is private. Its redirects keep the override. */
function toDeveloperPage(page: EncodedPage, url: URL): EncodedPage {
  const headers = { ...page.headers, 'cache-control': 'private, no-store' };
  const { location } = page.headers;
  if (location?.startsWith('/') && !location.startsWith('//')) {
    const target = new URL(location, NOWHERE);
    target.searchParams.set(OVERRIDE_PARAMETER, url.searchParams.get(OVERRIDE_PARAMETER) ?? '');
    return { ...page, headers: { ...headers, location: target.pathname + target.search + target.hash } };
  }
  return { ...page, headers };
}

/** Another visitor may get another version at this address, so shared caches must not store the page. */
function toPersonalPage(page: EncodedPage): EncodedPage {
  const cacheControl = page.headers['cache-control'];
  if (!cacheControl?.startsWith('public')) return page;
  return { ...page, headers: { ...page.headers, 'cache-control': 'private, no-cache' } };
}
