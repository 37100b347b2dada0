import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LiveSite } from '../composition/live-site.js';
import { createRequestId, REQUEST_ID_HEADER } from '../http/request-id.js';
import type { KnownAddresses } from './known-addresses.js';
import type { PageCache } from './page-cache.js';
import { sendPage } from './send-page.js';

interface Options {
  site: () => LiveSite | undefined;
  cache: PageCache;
  known: KnownAddresses;
  /** Headers of every response to a request, in lower case. */
  getHeaders: (request: IncomingMessage) => Readonly<Record<string, string>>;
}

/**
 * Creates a function that answers a known address with its fresh page, before Express tries any route: most requests
 * end here, and Express would take longer than the page itself.
 * @returns false when the routes must answer
 */
export function knownPageHandler({ site: current, cache, known, getHeaders }: Options) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const site = isRead ? current() : undefined;
    const key = site && known.find(site, request.url ?? '');
    const page = key === undefined ? undefined : cache.findFresh(key);
    if (!page) return false;
    void sendPage(request, response, page, 'cache', {
      ...getHeaders(request),
      [REQUEST_ID_HEADER]: createRequestId(request.headers[REQUEST_ID_HEADER]),
    });
    return true;
  };
}
