import { createHash } from 'node:crypto';
import { Router, type Request, type Response } from 'express';
import { OFFLINE_PAGE } from '../../shared/offline/addresses.js';
import type { LiveSite } from '../composition/live-site.js';
import type { EdgeConfig } from '../config.js';
import { matchesEtag } from '../http/conditional.js';
import { getRequestId } from '../http/request-id.js';
import { NAMED_FILE_SECONDS } from '../limits.js';
import type { PageRenderer } from '../page/page-renderer.js';
import { sendPage } from '../page/send-page.js';
import { SERVICE_WORKER, WEB_MANIFEST } from './addresses.js';
import { createWebManifest } from './web-manifest.js';
import type { WorkerScripts } from './worker-scripts.js';

interface Options {
  config: Pick<EdgeConfig, 'OFFLINE'>;
  site: () => LiveSite | undefined;
  renderer: Pick<PageRenderer, 'renderOfflinePage'>;
  workerScripts: WorkerScripts;
}

/** Sends a text with an ETag, or 304. */
function sendText(request: Request, response: Response, text: string, headers: Record<string, string>): void {
  const etag = `"${createHash('sha1').update(text).digest('base64url')}"`;
  response.set({ ...headers, etag });
  if (matchesEtag(request.headers['if-none-match'], etag)) response.status(304).end();
  else response.send(text);
}

/**
 * Routes of the installable site: the web app manifest, the service worker, and the page that the worker stores. While
 * `OFFLINE` is `off`, the worker is one that removes itself and all that an earlier one stored.
 */
export function installRoutes({ config, site, renderer, workerScripts }: Options): Router {
  const isOn = config.OFFLINE === 'on';
  const router = Router({ caseSensitive: true, strict: true });
  router.get(WEB_MANIFEST, (request, response) => {
    const current = site();
    if (!current) return void response.status(503).set('cache-control', 'no-store').end();
    return sendText(request, response, JSON.stringify(createWebManifest(current.chrome)), {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': `public, max-age=${NAMED_FILE_SECONDS}`,
    });
  });
  router.get(SERVICE_WORKER, (request, response) =>
    sendText(request, response, isOn ? workerScripts.main : workerScripts.remove, {
      'content-type': 'text/javascript; charset=utf-8',
      // A browser that has the worker asks at each visit: a change takes effect immediately.
      'cache-control': 'no-cache',
    }),
  );
  router.get(OFFLINE_PAGE, async (request, response) => {
    const current = site();
    if (!current || !isOn) {
      return void response
        .status(current ? 404 : 503)
        .set('cache-control', 'no-store')
        .end();
    }
    const { page } = await renderer.renderOfflinePage(current, getRequestId(response));
    return sendPage(request, response, page, 'render');
  });
  return router;
}
