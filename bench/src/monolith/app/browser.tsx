import { createApi } from '@mockingbird/api-client';
import type { Site } from '@mockingbird/platform';
import { createRegionStore, setNavigator, setReporter } from '@mockingbird/platform/internal';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type DataRouter } from 'react-router';
import { browserTransport } from '../../../../shell/src/browser/remotes/browser-api.js';
import { lookUpRegion, rememberRegion } from '../../../../shell/src/browser/visitor/region.js';
import { followLinks } from './follow-links.js';
import { LiveApp } from './live-app.js';
import { IDENTIFIER_PREFIX } from './monolith-app.js';
import { allRoutes, loadScreen } from './routes.js';
import { watchScreens } from './screens.js';
import { readState, serverData, type MonolithState } from './state.js';

type Services = Parameters<typeof allRoutes>[0];

/** Uses the server's data when it rendered; otherwise the router loads code and data. */
async function createRouter(state: MonolithState, services: Services): Promise<DataRouter> {
  const loaderData = serverData(state);
  if (!loaderData) return createBrowserRouter(allRoutes(services));
  const screen = await loadScreen(window.location.pathname);
  return createBrowserRouter(allRoutes(services, screen), { hydrationData: { loaderData } });
}

async function main(): Promise<void> {
  const state = readState();
  const api = createApi(browserTransport(state.site));
  const region = createRegionStore();
  rememberRegion(region);
  const { origin, supportEmail } = state.site;
  const site = (): Site => ({ origin, supportEmail, renderedAt: state.renderedAt });
  const router = await createRouter(state, { api, site, siteMap: () => Promise.resolve([]) });
  setNavigator(
    (to, options) => void router.navigate(to, { replace: options?.replace, state: options?.state }),
  );
  setReporter((event) => {
    const { pathname, search } = window.location;
    const { country } = region.getState();
    api.pageView({ path: pathname, query: search, region: country, event }).catch(() => undefined);
  });
  const app = <LiveApp value={{ api, region, site: site() }} site={state.site} router={router} />;
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no root');
  const options = { identifierPrefix: IDENTIFIER_PREFIX };
  if (state.rendered) {
    const onRecoverableError = (error: unknown) => console.error('hydration', error);
    hydrateRoot(container, app, { ...options, onRecoverableError });
  } else createRoot(container, options).render(app);
  followLinks(router);
  watchScreens({ router, api, region, site, rendered: state.rendered });
  void lookUpRegion(region, state.site.geoUrl);
}

void main();
