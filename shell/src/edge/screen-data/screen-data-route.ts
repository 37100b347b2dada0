import { resolveRoute } from '@mockingbird/registry';
import { Router, type Response } from 'express';
import * as z from 'zod';
import type { LiveSite, ServedRemote } from '../composition/live-site.js';
import { getRequestId } from '../http/request-id.js';
import { QUERY_LIMIT, resolvePageAddress, selectDeclaredQuery } from '../page/page-address.js';
import type { PageCache } from '../page/page-cache.js';
import type { RenderBudget } from '../page/render-budget.js';
import { sendPage } from '../page/send-page.js';
import type { ScreenDataRenderer, ScreenDataRequest } from './screen-data-renderer.js';

interface Options {
  site: () => LiveSite | undefined;
  screenData: ScreenDataRenderer;
  cache: PageCache;
  renderBudget: RenderBudget;
}

const MAX_LENGTH = 2_000;

const querySchema = z.object({
  remote: z.string().max(MAX_LENGTH),
  version: z.string().max(MAX_LENGTH),
  /** The screen's address: path and query. */
  address: z.string().max(MAX_LENGTH).startsWith('/'),
});

const ANY_ORIGIN = 'http://edge.invalid';

/** Finds the version that a tab has, live or as a canary. A data loader of another version may return another shape. */
const findVersion = (site: LiveSite, name: string, version: string): ServedRemote | undefined =>
  site.remotes
    .flatMap((remote) => [remote, ...(remote.canary ? [remote.canary.served] : [])])
    .find(({ manifest }) => manifest.name === name && manifest.version === version);

/** @returns undefined when the address has no screen that the server can load */
function resolveScreen(
  served: ServedRemote,
  address: string,
): Pick<ScreenDataRequest, 'route' | 'path'> | undefined {
  if (!URL.canParse(address, ANY_ORIGIN)) return undefined;
  const { pathname, searchParams } = new URL(address, ANY_ORIGIN);
  const route = resolveRoute([served], pathname)?.route;
  if (route?.kind !== 'page') return undefined;
  const query = selectDeclaredQuery(route, searchParams);
  return {
    route,
    path: resolvePageAddress(route, pathname).rendered + (query.length <= QUERY_LIMIT ? query : ''),
  };
}

const sendEmpty = (response: Response, status: number) =>
  void response.status(status).set('cache-control', 'no-store').end();

/**
 * `GET /_mb/data?remote=&version=&address=`: the loader's data of a screen, for tabs that have its code. It has the page's
 * cache rules. Status 409 means that this edge does not serve the version. The tab then runs the loader itself,
 * also after 429: the client's network used up its renders.
 */
export function screenDataRoute({ site, screenData, cache, renderBudget }: Options): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/_mb/data', async (request, response) => {
    const query = querySchema.safeParse(request.query);
    if (!query.success) return sendEmpty(response, 400);
    const { remote, version, address } = query.data;
    const current = site();
    if (!current) return sendEmpty(response, 503);
    const served = findVersion(current, remote, version);
    if (!served) return sendEmpty(response, 409);
    const screen = resolveScreen(served, address);
    if (!screen) return sendEmpty(response, 404);
    const key = `data ${current.liveKey} ${remote}@${version} ${screen.path}`;
    if (!cache.has(key) && !renderBudget.take(request.ip ?? '')) return sendEmpty(response, 429);
    const requestId = getRequestId(response);
    const { page, from } = await cache.get(key, () => screenData.render({ ...screen, served, requestId }));
    return sendPage(request, response, page, from);
  });
  return router;
}
