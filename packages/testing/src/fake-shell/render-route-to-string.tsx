import { renderToString } from 'react-dom/server.node';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router';
import type { Head, Placement } from '@mockingbird/platform';
import { describeError, placementKey, PlatformProvider } from '@mockingbird/platform/internal';
import { checkHtml } from './checks/check-html.js';
import { headOf } from './head-of.js';
import type { RouteOptions } from './options.js';
import { prepareRoute, rethrowUnexpected, type PreparedRoute } from './prepare-route.js';

export interface ServerRoute {
  status: number;
  html: string;
  /** Undefined when the loader failed or redirected. */
  head: Head | undefined;
  /** Target of the redirect. */
  location: string | undefined;
  /** The fragments on the page. */
  placements: Placement[];
}

type Handler = ReturnType<typeof createStaticHandler>;

const asJson = (loaderData: StaticHandlerContext['loaderData']): StaticHandlerContext['loaderData'] =>
  JSON.parse(JSON.stringify(loaderData));

const toHtml = (handler: Handler, context: StaticHandlerContext, prepared: PreparedRoute): string =>
  renderToString(
    <PlatformProvider value={prepared.platform}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </PlatformProvider>,
  );

/** @throws when a screen shows a fragment that its page does not declare: only the browser would render it */
function checkPlacements({ platform, page, params, url }: PreparedRoute, data: unknown): Placement[] {
  // The data is the result of this page's own loader.
  const declared = page.fragments?.({ data: data as never, params, url }) ?? [];
  const keys = declared.map(placementKey);
  for (const [key, { name }] of platform.fragments.placements)
    if (!keys.includes(key))
      throw new Error(`The page places "${name}" and does not declare it in "fragments"`);
  return declared;
}

/**
 * Renders a remote's route as the edge does, with loaders and status.
 * @throws when the HTML could not be hydrated, and when a loader makes a call that the test did not prepare. Reasons of the
 * first are style attributes, data that JSON cannot represent, differences between two renders, and an undeclared fragment.
 */
export async function renderRouteToString(options: RouteOptions): Promise<ServerRoute> {
  const prepared = await prepareRoute(options);
  const handler = createStaticHandler(prepared.routes);
  const context = await handler.query(new Request(prepared.url));
  if (context instanceof Response) {
    const location = context.headers.get('location') ?? undefined;
    return { status: context.status, html: '', head: undefined, location, placements: [] };
  }
  rethrowUnexpected(context.errors);
  const html = toHtml(handler, context, prepared);
  checkHtml(html, toHtml(handler, { ...context, loaderData: asJson(context.loaderData) }, prepared));
  const failures: unknown[] = Object.values(context.errors ?? {});
  if (failures.length > 0) {
    return {
      status: describeError(failures[0]).status,
      html,
      head: undefined,
      location: undefined,
      placements: [],
    };
  }
  const data: unknown = context.loaderData[prepared.route.id];
  const placements = checkPlacements(prepared, data);
  return { status: context.statusCode, html, head: headOf(prepared, data), location: undefined, placements };
}
