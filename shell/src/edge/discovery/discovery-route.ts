import { createHash } from 'node:crypto';
import { Router } from 'express';
import { publicOrigin, type EdgeConfig } from '../config.js';
import type { LiveSite } from '../composition/live-site.js';
import { hasSame } from '../http/conditional.js';
import { discoveryOf } from './discovery.js';

const PATH = '/registry/frontend-discovery.json';

/** What is live, for whoever composes or watches from outside: the pointer of the discovery pattern. */
export function discoveryRoute(site: () => LiveSite | undefined, config: EdgeConfig): Router {
  const origin = publicOrigin(config);
  let made: { of: LiveSite; text: string; etag: string } | undefined;
  const current = (present: LiveSite) => {
    if (made?.of === present) return made;
    const text = JSON.stringify(discoveryOf(present, origin));
    const etag = `"${createHash('sha1').update(text).digest('base64url')}"`;
    made = { of: present, text, etag };
    return made;
  };
  const router = Router({ caseSensitive: true, strict: true });
  router.get(PATH, (request, response) => {
    const present = site();
    if (!present) return void response.status(503).set('cache-control', 'no-store').end();
    const { text, etag } = current(present);
    response.set({
      'cache-control': 'public, must-revalidate, max-age=0',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      etag,
    });
    if (hasSame(request.headers['if-none-match'], etag)) return void response.status(304).end();
    return void response.type('json').send(text);
  });
  return router;
}
