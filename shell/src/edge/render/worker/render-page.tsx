import type { Head, Placement, RemoteDefinition, Site, SitemapSection } from '@mockingbird/platform';
import {
  createRegionStore,
  describeError,
  loadPage,
  placementKey,
  PlatformProvider,
  toRouteObjects,
  type AnyPage,
  type FragmentHost,
} from '@mockingbird/platform/internal';
import type { Api } from '@mockingbird/api-client';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router';
import { ErrorScreen } from '../../../layout/index.js';
import { errorHead } from '../../../head/error-head.js';
import { remoteIdentifierPrefix } from '../../../shared/identifier-prefix.js';
import { referToMarkup } from './refer-to-markup.js';
import { placeholderFor, type RenderJob, type SentResult } from '../protocol.js';

export interface RenderContext {
  job: RenderJob;
  definition: RemoteDefinition;
  api: Api;
  /** Texts about calls that the services refused. */
  refused: readonly string[];
  site: Site;
  signal: AbortSignal;
  siteMap: () => Promise<SitemapSection[]>;
}

const isRedirect = (response: Response) => response.status >= 300 && response.status < 400;

type Redirect = Extract<SentResult, { kind: 'redirect' }>;

/** Runs a route's loader. @throws any error of the remote's code */
async function runLoader({ job, definition, api, site, siteMap, signal }: RenderContext) {
  const page = await loadPage(definition, job.routeId);
  const routes = job.version.routes.filter((route) => route.id === job.routeId);
  const services = { api, site: () => site, siteMap };
  const objects = toRouteObjects(definition, routes, { [job.routeId]: page }, services, ErrorScreen);
  const handler = createStaticHandler(objects);
  const result = await handler.query(new Request(job.url, { signal }));
  if (result instanceof Response) {
    if (!isRedirect(result))
      throw new Error(`The loader of "${job.routeId}" returned a response with status ${result.status}`);
    const location = result.headers.get('location') ?? '/';
    return { redirect: { kind: 'redirect', status: result.status, location } satisfies Redirect };
  }
  const error = result.errors?.[job.routeId];
  // An `Error` is a bug in the remote's code. The page then falls back instead of showing a 500.
  if (error instanceof Error) throw error;
  return { page, result, router: createStaticRouter(handler.dataRoutes, result) };
}

/** Runs a route's loader and renders its screen. @throws any error of the remote's code */
export async function renderPage(context: RenderContext): Promise<SentResult> {
  const { job, api, site } = context;
  const loaded = await runLoader(context);
  if (loaded.redirect) return loaded.redirect;
  const { page, result, router } = loaded;
  const placements = listPlacements(page, result, job);
  const fragments = createPlaceholderHost(placements, job.placeholderMark);
  const html = renderToString(
    <PlatformProvider value={{ api, region: createRegionStore(), site, fragments }}>
      <StaticRouterProvider router={router} context={result} hydrate={false} />
    </PlatformProvider>,
    { identifierPrefix: remoteIdentifierPrefix(job.version.name) },
  );
  return {
    kind: 'page',
    status: result.statusCode,
    html,
    head: createHead(page, result, context),
    hydration: serializeHydration(result, html),
    placements,
    ...(context.refused.length > 0 ? { refused: [...context.refused] } : {}),
  };
}

/** Runs only a route's loader. @throws any error of the remote's code */
export async function loadPageData(context: RenderContext): Promise<SentResult> {
  const loaded = await runLoader(context);
  if (loaded.redirect) return loaded.redirect;
  const { page, result } = loaded;
  const { routeId } = context.job;
  // A tab reports refused calls when it runs the loader itself: it does so without data.
  if (result.errors || context.refused.length > 0)
    return { kind: 'data', status: result.statusCode, json: '', isComplete: false };
  return {
    kind: 'data',
    status: result.statusCode,
    json: JSON.stringify(result.loaderData[routeId] ?? null),
    isComplete: !createHead(page, result, context).incomplete,
  };
}

/** Lists the page's fragments of other remotes, without duplicates. */
function listPlacements(page: AnyPage, result: StaticHandlerContext, job: RenderJob): Placement[] {
  if (!page.fragments || result.errors) return [];
  const declared = page.fragments({
    // This page's loader returned the data, so the type is correct.
    data: result.loaderData[job.routeId] as never,
    params: result.matches[0]?.params ?? {},
    url: new URL(job.url),
  });
  return [...new Map(declared.map((placement) => [placementKey(placement), placement])).values()];
}

/** Renders placeholders. The edge renders the fragments separately and inserts them later. */
function createPlaceholderHost(placements: readonly Placement[], mark: string | undefined): FragmentHost {
  const keys = placements.map(placementKey);
  return {
    html: (placement) => {
      const index = keys.indexOf(placementKey(placement));
      return mark === undefined || index < 0 ? '' : placeholderFor(mark, index);
    },
    mount: () => () => undefined,
  };
}

function createHead(page: AnyPage, result: StaticHandlerContext, { job, site }: RenderContext): Head {
  const error: unknown = result.errors?.[job.routeId];
  if (error !== undefined) return errorHead(describeError(error));
  return page.head({
    // This page's loader returned the data, so the type is correct.
    data: result.loaderData[job.routeId] as never,
    params: result.matches[0]?.params ?? {},
    url: new URL(job.url),
    site,
  });
}

/** The data with which the browser hydrates without a second fetch. Errors become status and message. */
function serializeHydration(result: StaticHandlerContext, html: string): string {
  const errors = Object.fromEntries(
    Object.entries(result.errors ?? {}).map(([id, error]) => [id, describeError(error)]),
  );
  const loaderData = referToMarkup(result.loaderData, html);
  return JSON.stringify({ loaderData, ...(result.errors ? { errors } : {}) });
}
