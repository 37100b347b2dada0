import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageState } from '@mockingbird/contracts';
import express from 'express';
import { ASSETS_BASE } from '../../../../shell/src/edge/assets.js';
import { Artefacts } from '../../../../shell/src/edge/composition/artefacts.js';
import { getPublicOrigin, readConfig, type EdgeConfig } from '../../../../shell/src/edge/config.js';
import { apiProxy } from '../../../../shell/src/edge/http/api-proxy.js';
import { chooseEncoding } from '../../../../shell/src/edge/http/encodings.js';
import { PageCache } from '../../../../shell/src/edge/page/page-cache.js';
import { assignRequestId } from '../../../../shell/src/edge/http/request-id.js';
import { createSecurityHeaders } from '../../../../shell/src/edge/http/security-headers.js';
import { StaticFiles } from '../../../../shell/src/edge/http/static-files.js';
import { Replicas } from '../../../../shell/src/edge/services/replicas.js';
import { servicesFetch } from '../../../../shell/src/edge/services/services-fetch.js';
import { OlderShellFiles } from '../../../../shell/src/edge/shell-files/older-shell-files.js';
import { monolithAssetsSchema } from './assets.js';
import { renderMonolithPage } from './page-renderer.js';

const siteSettings = (config: EdgeConfig): PageState['site'] => ({
  origin: getPublicOrigin(config),
  apiBaseUrl: '',
  key: config.API_KEYS.browser,
  geoUrl: config.GEO_URL,
  analyticsId: '',
  socialLinks: [],
});

const log = { warn: (fields: object, message: string) => console.warn(message, fields) };

async function staticFiles(config: EdgeConfig): Promise<StaticFiles> {
  const artefacts = new Artefacts({
    folder: join(config.DATA_DIR, 'monolith'),
    fetchServices: servicesFetch(new Replicas(config.SERVICES_URL)),
    key: config.API_KEYS.edge,
    log,
  });
  const olderFiles = new OlderShellFiles({
    folder: join(config.DATA_DIR, 'monolith-assets'),
    fetchShared: () => Promise.resolve(undefined),
    log,
  });
  const files = new StaticFiles(artefacts, olderFiles, config.BROTLI_QUALITY);
  await files.addAssets(join(__dirname, 'assets'));
  return files;
}

/** Serves the monolith with the edge's own headers, compression, cache and proxy, so that only the build differs. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const assets = monolithAssetsSchema.parse(JSON.parse(readFileSync(join(__dirname, 'assets.json'), 'utf8')));
  const replicas = new Replicas(config.SERVICES_URL);
  const tools = {
    config,
    replicas,
    assets,
    settings: siteSettings(config),
    onServer: process.env.MONOLITH_RENDERS === 'server',
  };
  const files = await staticFiles(config);
  const cache = new PageCache();
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(assignRequestId);
  const headers = createSecurityHeaders(config);
  app.use((_request, response, next) => {
    response.set(headers);
    next();
  });
  app.use('/api', apiProxy(replicas));
  app.get(`${ASSETS_BASE}*file`, files.handle);
  app.get('/{*path}', async (request, response) => {
    const { page } = await cache.get(request.path, () => renderMonolithPage(request.path, tools));
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    response.set({ ...page.headers, vary: 'accept-encoding', etag: page.etag });
    if (encoding !== 'identity') response.set('content-encoding', encoding);
    response.status(page.status).end(await page.body.in(encoding));
  });
  app.listen(config.PORT, config.HOST, () =>
    console.log(`monolith ready http://${config.HOST}:${config.PORT}`),
  );
}

void main();
