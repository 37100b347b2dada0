import { createHash } from 'node:crypto';
import { Router } from 'express';
import { getPublicOrigin, type EdgeConfig } from '../config.js';
import type { LiveSite } from '../composition/live-site.js';
import { matchesEtag } from '../http/conditional.js';
import { createDiscovery } from './discovery.js';

const PATH = '/registry/frontend-discovery.json';

/** Publishes the live versions for external tools, as the frontend discovery pattern defines. */
export function discoveryRoute(site: () => LiveSite | undefined, config: EdgeConfig): Router {
  const origin = getPublicOrigin(config);
  let cached: { site: LiveSite; text: string; etag: string } | undefined;
  const getDiscovery = (liveSite: LiveSite) => {
    if (cached?.site === liveSite) return cached;
    const text = JSON.stringify(createDiscovery(liveSite, origin));
    const etag = `"${createHash('sha1').update(text).digest('base64url')}"`;
    cached = { site: liveSite, text, etag };
    return cached;
  };
  const router = Router({ caseSensitive: true, strict: true });
  router.get(PATH, (request, response) => {
    const liveSite = site();
    if (!liveSite) return void response.status(503).set('cache-control', 'no-store').end();
    const { text, etag } = getDiscovery(liveSite);
    response.set({
      'cache-control': 'public, must-revalidate, max-age=0',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      etag,
    });
    if (matchesEtag(request.headers['if-none-match'], etag)) return void response.status(304).end();
    return void response.type('json').send(text);
  });
  return router;
}
