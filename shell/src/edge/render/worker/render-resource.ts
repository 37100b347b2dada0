import { isPage } from '@mockingbird/platform/internal';
import { parametersOf } from '@mockingbird/registry';
import type { RenderContext } from './render-page.js';
import type { SentResult } from '../protocol.js';

/** Runs a resource route, which answers with a file. */
export async function renderResource(context: RenderContext): Promise<SentResult> {
  const { job, definition } = context;
  const load = definition.routes[job.routeId];
  if (!load) throw new Error(`The remote defines no route "${job.routeId}"`);
  const resource = (await load()).default;
  if (isPage(resource)) throw new Error(`Route "${job.routeId}" is declared a resource but is a page`);
  const url = new URL(job.url);
  const pattern = job.version.routes.find((route) => route.id === job.routeId)?.path ?? url.pathname;
  const response = await resource.respond({
    params: parametersOf(pattern, url.pathname),
    url,
    api: context.api,
    site: context.site,
    signal: context.signal,
    siteMap: context.siteMap,
  });
  return {
    kind: 'resource',
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
  };
}
