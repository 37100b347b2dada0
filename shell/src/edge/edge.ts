import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { PageState } from '@mockingbird/contracts';
import type { Logger } from 'pino';
import { digestAssets, readAssets } from './assets.js';
import { Artefacts } from './composition/artefacts.js';
import { CompositionHistory } from './composition/composition-history.js';
import { CompositionSource } from './composition/composition-source.js';
import { prepareSite, type LiveSite } from './composition/live-site.js';
import { getOverrideOrigins, getPublicOrigin, type EdgeConfig } from './config.js';
import { Gate } from './gate/gate.js';
import { PageCache } from './page/page-cache.js';
import { StaticFiles } from './http/static-files.js';
import { REQUEST_LIMIT_MS, SHUTDOWN_LIMIT_MS } from './limits.js';
import { Overrides } from './override/overrides.js';
import { PageRenderer } from './page/page-renderer.js';
import { RenderPool } from './render/pool/render-pool.js';
import { createServer } from './server.js';
import { ReplicaHealth } from './services/replica-health.js';
import { Replicas } from './services/replicas.js';
import { OlderShellFiles } from './shell-files/older-shell-files.js';
import { SharedShellFiles } from './shell-files/shared-shell-files.js';
import { servicesFetch } from './services/services-fetch.js';

export interface Edge {
  port: number;
  close: () => Promise<void>;
}

const createSiteConfig = (config: EdgeConfig): PageState['site'] => ({
  origin: getPublicOrigin(config),
  apiBaseUrl: config.API_BASE_URL.replace(/\/$/, ''),
  key: config.API_KEYS.browser,
  geoUrl: config.GEO_URL,
  analyticsId: config.GA4_ID,
  ...(config.SUPPORT_EMAIL ? { supportEmail: config.SUPPORT_EMAIL } : {}),
  socialLinks: config.SOCIAL_LINKS,
});

/** Evaluates all versions before the first visitor, canaries included. */
function warmVersions(pool: RenderPool, { remotes }: LiveSite): void {
  for (const { server, canary } of remotes) {
    void pool.warm(server);
    if (canary) void pool.warm(canary.served.server);
  }
}

const createWorkerOptions = (config: EdgeConfig, siteConfig: PageState['site'], distribution: string) => ({
  workerFile: join(distribution, 'edge/worker.cjs'),
  setup: {
    servicesUrl: config.SERVICES_URL,
    // Workers run the code of remotes, at the gate even unreviewed code. They get only data that every page contains.
    key: config.API_KEYS.browser,
    site: { origin: siteConfig.origin, supportEmail: siteConfig.supportEmail },
  },
});

/**
 * Starts the edge: first the workers, then the composition, then the HTTP server.
 * @param distribution the shell's build folder
 */
export async function startEdge(config: EdgeConfig, distribution: string, log: Logger): Promise<Edge> {
  const folder = join(config.DATA_DIR, 'edge');
  const key = config.API_KEYS.edge;
  const replicas = new Replicas(config.SERVICES_URL);
  const fetchServices = servicesFetch(replicas);
  const health = new ReplicaHealth(replicas);
  health.start();
  const artefacts = new Artefacts({ folder: join(folder, 'artefacts'), fetchServices, key, log });
  const shared = new SharedShellFiles({ fetchServices, key, log });
  const fetchShared = (file: string) => shared.find(file);
  const olderFiles = new OlderShellFiles({ folder: join(folder, 'assets'), fetchShared, log });
  const files = new StaticFiles(artefacts, olderFiles, config.BROTLI_QUALITY);
  const published = shared.publish(await files.addAssets(join(distribution, 'assets')));
  const siteConfig = createSiteConfig(config);
  const workerOptions = createWorkerOptions(config, siteConfig, distribution);
  const pool = new RenderPool({ ...workerOptions, size: config.RENDER_WORKERS, log });
  await pool.start();

  const assets = readAssets(distribution);
  const shell = digestAssets(assets);
  const history = new CompositionHistory({ folder: join(folder, 'compositions'), log });
  await history.load();
  let site: LiveSite | undefined;
  const source = new CompositionSource({
    fetchServices,
    key,
    trustedKeys: config.COMPOSITION_PUBLIC_KEYS,
    file: join(folder, 'composition.json'),
    log,
    adopt: async (composition) => {
      const next = await prepareSite(composition, { artefacts, files, log, shell, previous: site });
      warmVersions(pool, next);
      await history.store(next.liveKey, next.live);
      site = next;
      log.info({ composition: composition.number, why: composition.why }, 'composition live');
      return next.isComplete;
    },
  });
  await source.start();

  const rendererOptions = { assets, siteConfig, log };
  const origins = getOverrideOrigins(config);
  const renderer = new PageRenderer({ ...rendererOptions, pool, overrideOrigins: origins });
  const gate = new Gate({
    folder: join(folder, 'gate'),
    renderer: { page: rendererOptions, pool: workerOptions },
    accessibilityFile: join(distribution, 'edge/accessibility.cjs'),
    provided: assets.shared,
    site: () => site,
  });
  const app = createServer({
    config,
    replicas,
    files,
    renderer,
    cache: new PageCache(),
    site: () => site,
    history,
    overrides: new Overrides({ artefacts, files, log, origins }),
    gate,
    log,
    secure: new URL(siteConfig.origin).protocol === 'https:',
  });
  // Browsers may request a page's scripts from another edge, so the files must be published before the first page.
  await published;
  const server = await listen(app, config);
  return {
    // A server on a host and port has an `AddressInfo`. Only pipes have a string.
    port: (server.address() as AddressInfo).port,
    close: async () => {
      source.close();
      shared.close();
      health.close();
      gate.close();
      await closeServer(server);
      await pool.close();
    },
  };
}

function listen(app: ReturnType<typeof createServer>, config: EdgeConfig): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = app.listen(config.PORT, config.HOST, (error?: Error) =>
      error ? reject(error) : resolve(server),
    );
    server.keepAliveTimeout = 65_000;
    server.requestTimeout = REQUEST_LIMIT_MS;
  });
}

/** Accepts no more requests and lets open ones finish, up to `SHUTDOWN_LIMIT_MS`. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const limit = setTimeout(() => server.closeAllConnections(), SHUTDOWN_LIMIT_MS);
    server.close(() => {
      clearTimeout(limit);
      resolve();
    });
    server.closeIdleConnections();
  });
}
