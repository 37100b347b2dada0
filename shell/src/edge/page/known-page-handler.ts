import type { RequestHandler } from 'express';
import type { LiveSite } from '../composition/live-site.js';
import type { KnownAddresses } from './known-addresses.js';
import type { PageCache } from './page-cache.js';
import { sendPage } from './send-page.js';

interface Options {
  site: () => LiveSite | undefined;
  cache: PageCache;
  known: KnownAddresses;
}

/** Answers a known address with its fresh page, before any route is tried. */
export function knownPageHandler({ site: current, cache, known }: Options): RequestHandler {
  return (request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const site = isRead ? current() : undefined;
    const key = site && known.find(site, request.originalUrl);
    const page = key === undefined ? undefined : cache.findFresh(key);
    if (page) sendPage(request, response, page, 'cache');
    else next();
  };
}
