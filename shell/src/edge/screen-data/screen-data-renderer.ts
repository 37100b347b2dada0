import type { ManifestRoute, PageState } from '@mockingbird/contracts';
import type { Logger } from 'pino';
import type { ServedRemote } from '../composition/live-site.js';
import { RENDER_TIME_LIMIT_MS } from '../limits.js';
import { CACHE_CONTROL, createPage } from '../page/create-page.js';
import type { RenderedPage } from '../page/page-cache.js';
import { toFailureFields } from '../render/pool/failure-fields.js';
import type { RenderPool } from '../render/pool/render-pool.js';

export interface ScreenDataRequest {
  served: ServedRemote;
  route: ManifestRoute;
  /** Path with the declared query. */
  path: string;
  requestId: string;
}

interface Tools {
  pool: Pick<RenderPool, 'render'>;
  siteConfig: PageState['site'];
  log: Logger;
}

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' };

/** The browser then runs the loader itself. */
const unavailable = (status: number): RenderedPage => ({
  isCacheable: false,
  page: createPage(status, { ...JSON_HEADERS, 'cache-control': CACHE_CONTROL.noStore }, '{}'),
});

function createDataPage(json: string, isCacheable: boolean): RenderedPage {
  const cacheControl = isCacheable ? CACHE_CONTROL.public : CACHE_CONTROL.noStore;
  return { isCacheable, page: createPage(200, { ...JSON_HEADERS, 'cache-control': cacheControl }, json) };
}

/** Runs the loader of a screen in a worker, as for a page. */
export class ScreenDataRenderer {
  constructor(private readonly tools: Tools) {}

  /** @returns `{ "data": ... }`, `{ "redirect": "<address>" }`, or an empty object with an error's status */
  async render({ served, route, path, requestId }: ScreenDataRequest): Promise<RenderedPage> {
    const { pool, siteConfig, log } = this.tools;
    const result = await pool.render({
      version: served.server,
      routeId: route.id,
      output: 'data',
      url: siteConfig.origin + path,
      requestId,
      renderedAt: Date.now(),
      timeLimitMs: RENDER_TIME_LIMIT_MS,
      sitemapVersions: [],
    });
    switch (result.kind) {
      case 'data':
        return result.isComplete
          ? createDataPage(`{"data":${result.json}}`, true)
          : unavailable(result.status < 400 ? 503 : result.status);
      case 'redirect':
        return createDataPage(JSON.stringify({ redirect: result.location }), false);
      case 'failed': {
        const { fields, message } = toFailureFields(result);
        const { name, version } = served.manifest;
        log.warn({ ...fields, remote: `${name}@${version}`, path, requestId }, message);
        return unavailable(503);
      }
      default:
        throw new Error(`Expected data from the render worker, received: ${result.kind}`);
    }
  }
}
