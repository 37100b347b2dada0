import { Router, type Request, type Response } from 'express';
import type { ManifestRoute } from '@mockingbird/contracts';
import type { LiveSite } from '../composition/live-site.js';
import { matchesEtag } from '../http/conditional.js';
import { getRequestId } from '../http/request-id.js';
import { IMMUTABLE_SECONDS, OLDER_SHARE_SECONDS, RETRY_AFTER_SECONDS } from '../limits.js';
import { normalizePath, parseAddress } from '../page/page-address.js';
import type { PageCache } from '../page/page-cache.js';
import type { PageRenderer } from '../page/page-renderer.js';
import type { RenderBudget } from '../page/render-budget.js';
import { cacheKey, resolvePage } from '../page/resolve-page.js';
import type { WarningLog } from '../warning-log.js';
import { parseShareAddress, SHARE_BASE } from './card/share-address.js';
import type { SharePicture, SharePictures } from './share-pictures.js';

interface Options {
  site: () => LiveSite | undefined;
  renderer: Pick<PageRenderer, 'render'>;
  cache: PageCache;
  renderBudget: RenderBudget;
  sharePictures: SharePictures;
  log: WarningLog;
}

/** A picture, or the status of an answer without one. */
type Found = { picture: SharePicture; isCurrent: boolean } | 404 | 503;

const WITHOUT_PICTURE = {
  404: 'No page has this picture.',
  503: 'This picture is not available right now. Please try again.',
} as const;

function sendText(response: Response, status: 404 | 503): void {
  if (status === 503) response.set('retry-after', String(RETRY_AFTER_SECONDS));
  response.status(status).set('cache-control', 'no-store').type('text/plain').send(WITHOUT_PICTURE[status]);
}

function sendPicture(request: Request, response: Response, { png, etag }: SharePicture, isCurrent: boolean) {
  response.set({
    'content-type': 'image/png',
    // An address with an older version shows the present texts.
    'cache-control': isCurrent
      ? `public, max-age=${IMMUTABLE_SECONDS}, immutable`
      : `public, max-age=${OLDER_SHARE_SECONDS}`,
    'cross-origin-resource-policy': 'cross-origin',
    etag,
  });
  if (matchesEtag(request.headers['if-none-match'], etag)) return void response.status(304).end();
  response.set('content-length', String(png.length)).end(request.method === 'HEAD' ? undefined : png);
}

/** Whether a route has a head: documents have one too, and files do not. */
const isShown = (route: ManifestRoute | undefined): boolean =>
  route?.kind === 'page' || route?.kind === 'document';

/** Finds a page by the address that its own head has, in this one spelling. */
function findPage(site: LiveSite, address: string, requestId: string) {
  const url = parseAddress(address);
  const { request } = resolvePage({ site }, url, {}, requestId);
  const key = cacheKey(request);
  const isExact = request.path === address && normalizePath(url.pathname) === url.pathname;
  return isExact && isShown(request.route) && key !== undefined ? { request, key } : undefined;
}

/**
 * `GET /_mb/share/<version>/<page>.png`: the picture that other sites show beside a link to the page. Only pages have one. Making it
 * counts as a render of the client's network, and so does rendering the page for its texts.
 */
export function shareRoute({ site, renderer, cache, renderBudget, sharePictures, log }: Options): Router {
  const find = async (
    current: LiveSite,
    client: string,
    address: string,
    requestId: string,
  ): Promise<Found> => {
    const parsed = parseShareAddress(address);
    const found = parsed && findPage(current, parsed.page, requestId);
    if (!found) return 404;
    if (!cache.has(found.key) && !renderBudget.take(client)) return 503;
    const { page } = await cache.get(found.key, () => renderer.render(found.request));
    const { share, status } = page;
    if (!share) {
      // A page that the browser renders, or that failed, has its texts later.
      const hasNone = status < 500 && (status !== 200 || cache.has(found.key));
      return hasNone ? 404 : 503;
    }
    if (!sharePictures.has(share) && !renderBudget.take(client)) return 503;
    const picture = await sharePictures.get(share);
    return { picture, isCurrent: share.version === parsed.version };
  };

  const router = Router({ caseSensitive: true, strict: true });
  router.get(new RegExp(`^${SHARE_BASE}`), async (request, response) => {
    const current = site();
    if (!current || !sharePictures.isUsable) return sendText(response, 503);
    const requestId = getRequestId(response);
    const found = await find(current, request.ip ?? '', request.originalUrl, requestId).catch((error) => {
      log.warn({ code: 'MB-2014', err: error, path: request.path, requestId }, 'share picture not made');
      return 503 as const;
    });
    if (typeof found === 'number') return sendText(response, found);
    return sendPicture(request, response, found.picture, found.isCurrent);
  });
  return router;
}
