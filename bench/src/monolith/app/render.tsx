import type { Api } from '@mockingbird/api-client';
import type { PageState } from '@mockingbird/contracts';
import type { Head } from '@mockingbird/platform';
import { createRegionStore } from '@mockingbird/platform/internal';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { IDENTIFIER_PREFIX, MonolithApp } from './monolith-app.js';
import { allRoutes, idOf, type LoadedScreen } from './routes.js';

export interface RenderedScreen {
  head: Head;
  html: string;
  hydration: unknown;
}

/**
 * Runs the loader of a screen and renders the whole page around it.
 * @throws the error of loader or screen, because only working pages can be measured
 */
export async function renderScreen(
  screen: LoadedScreen,
  { url, api, settings, renderedAt }: { url: URL; api: Api; settings: PageState['site']; renderedAt: number },
): Promise<RenderedScreen> {
  const site = { origin: settings.origin, supportEmail: settings.supportEmail, renderedAt };
  const services = { api, site: () => site, siteMap: () => Promise.resolve([]) };
  const handler = createStaticHandler(allRoutes(services, screen));
  const answer = await handler.query(new Request(url));
  if (answer instanceof Response) throw new Error(`${url.pathname} answers ${answer.status}`);
  const id = idOf(screen);
  const error: unknown = answer.errors?.[id];
  if (error !== undefined) throw error;
  const router = createStaticRouter(handler.dataRoutes, answer);
  const value = { api, region: createRegionStore(), site };
  const html = renderToString(
    <MonolithApp value={value} site={settings} path={url.pathname}>
      <StaticRouterProvider router={router} context={answer} hydrate={false} />
    </MonolithApp>,
    { identifierPrefix: IDENTIFIER_PREFIX },
  );
  const head = screen.page.head({
    // The data is the result of this page's own loader.
    data: answer.loaderData[id] as never,
    params: answer.matches[0]?.params ?? {},
    url,
    site,
  });
  return { head, html, hydration: { loaderData: answer.loaderData } };
}
