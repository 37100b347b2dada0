import { createHash } from 'node:crypto';
import type { PageState } from '@mockingbird/contracts';
import type { EdgeConfig } from '../../../../shell/src/edge/config.js';
import { PageBody } from '../../../../shell/src/edge/page/page-body.js';
import type { RenderedPage } from '../../../../shell/src/edge/page/page-cache.js';
import { createServerApi } from '../../../../shell/src/edge/render/worker/server-api.js';
import type { Replicas } from '../../../../shell/src/edge/services/replicas.js';
import type { MonolithAssets } from './assets.js';
import { monolithDocument } from './document.js';
import { renderScreen } from './render.js';
import { loadScreen } from './routes.js';

interface Tools {
  config: EdgeConfig;
  replicas: Replicas;
  assets: MonolithAssets;
  settings: PageState['site'];
  /** False serves a document that the browser fills. */
  onServer: boolean;
}

/** The monolith has no time limits, so it tracks no calls. */
const NO_CLOCK = { startCall: () => () => undefined };

/** Renders a page of the monolith. */
export async function renderMonolithPage(pathname: string, tools: Tools): Promise<RenderedPage> {
  const { config, replicas, assets, settings, onServer } = tools;
  const renderedAt = Date.now();
  const base = { renderedAt, site: settings };
  const screen = onServer ? await loadScreen(pathname) : undefined;
  if (!screen) {
    const head = { title: 'Mockingbird', description: 'Free mock tests and honest score estimates.' };
    const state = { ...base, rendered: false };
    return createPage(
      monolithDocument({ head, path: pathname, assets, routeId: undefined, body: '', state }),
    );
  }
  const url = new URL(pathname, settings.origin);
  const api = createServerApi(
    { replicas, key: config.API_KEYS.edge, clock: NO_CLOCK, refused: [] },
    'bench-monolith',
  );
  const { head, html, hydration } = await renderScreen(screen, { url, api, settings, renderedAt });
  const state = { ...base, rendered: true, hydration };
  return createPage(
    monolithDocument({ head, path: pathname, assets, routeId: screen.route.id, body: html, state }),
  );
}

function createPage(html: string): RenderedPage {
  const bytes = Buffer.from(html);
  const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`;
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
  return {
    isCacheable: true,
    page: { status: 200, headers, body: new PageBody(bytes), etag },
  };
}
