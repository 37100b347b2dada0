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
import { remoteIdentifierPrefix } from '../../../identifier-prefix.js';
import { placeOf, type RenderJob, type SentResult } from '../protocol.js';

export interface RenderContext {
  job: RenderJob;
  definition: RemoteDefinition;
  api: Api;
  site: Site;
  signal: AbortSignal;
  siteMap: () => Promise<SitemapSection[]>;
}

const isRedirect = (response: Response) => response.status >= 300 && response.status < 400;

/** Runs a route's loader and renders its screen. Throws what the remote's code throws. */
export async function renderPage(context: RenderContext): Promise<SentResult> {
  const { job, definition, api, site } = context;
  const page = await loadPage(definition, job.routeId);
  const routes = job.version.routes.filter((route) => route.id === job.routeId);
  const objects = toRouteObjects(
    definition,
    routes,
    { [job.routeId]: page },
    { api, site: () => site, siteMap: context.siteMap },
    ErrorScreen,
  );
  const handler = createStaticHandler(objects);
  const answer = await handler.query(new Request(job.url, { signal: context.signal }));
  if (answer instanceof Response) {
    if (!isRedirect(answer))
      throw new Error(`Loader of "${job.routeId}" returned a response of ${answer.status}`);
    return { kind: 'redirect', status: answer.status, location: answer.headers.get('location') ?? '/' };
  }
  const error = answer.errors?.[job.routeId];
  // What is no answer of a loader is a fault of the remote's code: the page falls back, it does not show a 500.
  if (error instanceof Error) throw error;

  const router = createStaticRouter(handler.dataRoutes, answer);
  const placements = placementsOf(page, answer, job);
  const fragments = placesIn(placements, job.placeMark);
  const html = renderToString(
    <PlatformProvider value={{ api, region: createRegionStore(), site, fragments }}>
      <StaticRouterProvider router={router} context={answer} hydrate={false} />
    </PlatformProvider>,
    { identifierPrefix: remoteIdentifierPrefix(job.version.name) },
  );
  return {
    kind: 'page',
    status: answer.statusCode,
    html,
    head: headOf(page, answer, context),
    hydration: hydrationOf(answer),
    placements,
  };
}

/** What the page places of other remotes, each once. */
function placementsOf(page: AnyPage, answer: StaticHandlerContext, job: RenderJob): Placement[] {
  if (!page.fragments || answer.errors) return [];
  const declared = page.fragments({
    // The data is what this very page's loader gave.
    data: answer.loaderData[job.routeId] as never,
    params: answer.matches[0]?.params ?? {},
    url: new URL(job.url),
  });
  return [...new Map(declared.map((placement) => [placementKey(placement), placement])).values()];
}

/** Marks where fragments stand: they are drawn on their own and put there later. */
function placesIn(placements: readonly Placement[], mark: string | undefined): FragmentHost {
  const keys = placements.map(placementKey);
  return {
    html: (placement) => {
      const at = keys.indexOf(placementKey(placement));
      return mark === undefined || at < 0 ? '' : placeOf(mark, at);
    },
    mount: () => () => undefined,
  };
}

function headOf(page: AnyPage, answer: StaticHandlerContext, { job, site }: RenderContext): Head {
  const error: unknown = answer.errors?.[job.routeId];
  if (error !== undefined) return errorHead(describeError(error));
  return page.head({
    // The data is what this very page's loader gave.
    data: answer.loaderData[job.routeId] as never,
    params: answer.matches[0]?.params ?? {},
    url: new URL(job.url),
    site,
  });
}

/** What the browser needs to take over without a second fetch. Errors travel as status and message. */
function hydrationOf(answer: StaticHandlerContext): string {
  const errors = Object.fromEntries(
    Object.entries(answer.errors ?? {}).map(([id, error]) => [id, describeError(error)]),
  );
  return JSON.stringify({ loaderData: answer.loaderData, ...(answer.errors ? { errors } : {}) });
}
