import { Router, type RequestHandler, type Response } from 'express';
import { hasSame } from '../http/conditional.js';
import { IMMUTABLE_SECONDS } from '../limits.js';
import type { CompositionHistory } from './composition-history.js';
import type { LiveSite } from './live-site.js';

/** Tells a tab with each answer of `/api` what is live. A copy from a cache may tell of an older one: it is a hint. */
const COMPOSITION_HEADER = 'x-mb-composition';

interface Parts {
  site: () => LiveSite | undefined;
  history: CompositionHistory;
}

export const noteComposition =
  (site: Parts['site']): RequestHandler =>
  (_request, response, next) => {
    const present = site();
    if (present) response.set(COMPOSITION_HEADER, present.liveKey);
    next();
  };

const away = (response: Response) => response.status(503).set('cache-control', 'no-store').end();

/** What tabs ask of compositions: which one is live, and what is in one. */
export function compositionRoutes({ site, history }: Parts): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/_mb/composition', (request, response) => {
    const present = site();
    if (!present) return void away(response);
    const { liveKey, composition } = present;
    const etag = `"${liveKey}"`;
    response.set({ 'cache-control': 'no-cache', etag });
    if (hasSame(request.headers['if-none-match'], etag)) return void response.status(304).end();
    return void response.json({ key: liveKey, number: composition.number });
  });
  router.get('/_mb/compositions/:key', (request, response) => {
    const exact = history.find(request.params.key);
    if (exact !== undefined) {
      // The key bears a digest of the content: whatever it names never changes.
      response.set('cache-control', `public, max-age=${IMMUTABLE_SECONDS}, immutable`);
      return void response.type('json').send(exact);
    }
    const present = site();
    if (!present) return void away(response);
    // A tab that was open for very long takes the present one, and is told its number.
    response.set('cache-control', 'no-store');
    return void response.json(present.live);
  });
  return router;
}
