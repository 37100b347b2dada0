import { Router, type RequestHandler, type Response } from 'express';
import { matchesEtag } from '../http/conditional.js';
import { sendPage } from '../page/send-page.js';
import type { CompositionHistory } from './composition-history.js';
import type { LiveSite } from './live-site.js';

/** Names the live composition in each response of `/api`. A cached response may name an older one: it is only a hint. */
const COMPOSITION_HEADER = 'x-mb-composition';

interface Options {
  site: () => LiveSite | undefined;
  history: CompositionHistory;
}

export const addCompositionHeader =
  (site: Options['site']): RequestHandler =>
  (_request, response, next) => {
    const current = site();
    if (current) response.set(COMPOSITION_HEADER, current.liveKey);
    next();
  };

const sendUnavailable = (response: Response) => response.status(503).set('cache-control', 'no-store').end();

/** Routes for open tabs: the key of the live composition, and the content of one composition. */
export function compositionRoutes({ site, history }: Options): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/_mb/composition', (request, response) => {
    const current = site();
    if (!current) return void sendUnavailable(response);
    const { liveKey, composition } = current;
    const etag = `"${liveKey}"`;
    response.set({ 'cache-control': 'no-cache', etag });
    if (matchesEtag(request.headers['if-none-match'], etag)) return void response.status(304).end();
    return void response.json({ key: liveKey, number: composition.number });
  });
  router.get('/_mb/compositions/:key', (request, response) => {
    const stored = history.find(request.params.key);
    if (stored) return void sendPage(request, response, stored, 'cache');
    const current = site();
    if (!current) return void sendUnavailable(response);
    // A tab whose composition is not stored any more receives the live one.
    response.set('cache-control', 'no-store');
    return void response.json(current.live);
  });
  return router;
}
