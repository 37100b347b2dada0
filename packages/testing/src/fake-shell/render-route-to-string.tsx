import { renderToString } from 'react-dom/server.node';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router';
import type { Head } from '@mockingbird/platform';
import { describeError, PlatformProvider } from '@mockingbird/platform/internal';
import { headOf } from './head-of.js';
import type { RouteOptions } from './options.js';
import { prepareRoute, rethrowUnexpected, type PreparedRoute } from './prepare-route.js';

export interface ServerRoute {
  status: number;
  html: string;
  /** Undefined when the loader failed or sent the reader on. */
  head: Head | undefined;
  /** Where the reader is sent. */
  location: string | undefined;
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

/** What the page's policy and the takeover in the browser ask of server HTML. */
function checkHtml(html: string, again: string): void {
  const styled = /<[a-z][^>]*\sstyle="[^"]*"/i.exec(html);
  if (styled)
    throw new Error(`Server HTML has a style attribute, which the page's policy blocks: ${styled[0]}`);
  if (html !== again)
    throw new Error('The page renders otherwise from the JSON of its data than from the data');
}

/**
 * Renders a remote's route as the edge does, with loaders and status.
 * @throws when the HTML could not be taken over by the browser (style attributes, data that JSON does not carry,
 * anything that differs from render to render) and when a loader makes a call that the test did not prepare
 */
export async function renderRouteToString(options: RouteOptions): Promise<ServerRoute> {
  const prepared = await prepareRoute(options);
  const handler = createStaticHandler(prepared.routes);
  const context = await handler.query(new Request(prepared.url));
  if (context instanceof Response) {
    const location = context.headers.get('location') ?? undefined;
    return { status: context.status, html: '', head: undefined, location };
  }
  rethrowUnexpected(context.errors);
  const html = toHtml(handler, context, prepared);
  checkHtml(html, toHtml(handler, { ...context, loaderData: asJson(context.loaderData) }, prepared));
  const failures: unknown[] = Object.values(context.errors ?? {});
  if (failures.length > 0) {
    return { status: describeError(failures[0]).status, html, head: undefined, location: undefined };
  }
  const data: unknown = context.loaderData[prepared.route.id];
  return { status: context.statusCode, html, head: headOf(prepared, data), location: undefined };
}
