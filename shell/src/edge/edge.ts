import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { PageState } from '@mockingbird/contracts';
import type { Logger } from 'pino';
import { digestOf, readAssets } from './assets.js';
import { Artefacts } from './composition/artefacts.js';
import { CompositionHistory } from './composition/composition-history.js';
import { CompositionSource } from './composition/composition-source.js';
import { prepareSite, type LiveSite } from './composition/live-site.js';
import { overrideOrigins, publicOrigin, type EdgeConfig } from './config.js';
import { Gate } from './gate/gate.js';
import { PageCache } from './page/page-cache.js';
import { StaticFiles } from './http/static-files.js';
import { REQUEST_LIMIT_MS, SHUTDOWN_LIMIT_MS } from './limits.js';
import { Overrides } from './override/overrides.js';
import { PageMaker } from './page/page-renderer.js';
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

const siteConfig = (config: EdgeConfig): PageState['site'] => ({
  origin: publicOrigin(config),
  apiBaseUrl: config.API_BASE_URL.replace(/\/$/, ''),
  key: config.API_KEYS.browser,
  geoUrl: config.GEO_URL,
  analyticsId: config.GA4_ID,
  ...(config.SUPPORT_EMAIL ? { supportEmail: config.SUPPORT_EMAIL } : {}),
  socialLinks: config.SOCIAL_LINKS,
});

/** Evaluates every version that somebody may get, canaries too, before the first visitor comes. */
function warm(pool: RenderPool, { remotes }: LiveSite): void {
  for (const { server, canary } of remotes) {
    void pool.warm(server);
    if (canary) void pool.warm(canary.served.server);
  }
}

const workersOf = (config: EdgeConfig, settings: PageState['site'], distribution: string) => ({
  workerFile: join(distribution, 'edge/worker.cjs'),
  setup: {
    servicesUrl: config.SERVICES_URL,
    // The code of remotes runs there, at the gate before anybody looked at it: it gets what every page tells.
    key: config.API_KEYS.browser,
    site: { origin: settings.origin, supportEmail: settings.supportEmail },
  },
});

/**
 * Starts the edge: workers first, then the composition, then the doors.
 * @param distribution the shell's built folder
 */
export async function startEdge(config: EdgeConfig, distribution: string, log: Logger): Promise<Edge> {
  const folder = join(config.DATA_DIR, 'edge');
  const key = config.API_KEYS.edge;
  const replicas = new Replicas(config.SERVICES_URL);
  const ask = servicesFetch(replicas);
  const health = new ReplicaHealth(replicas);
  health.start();
  const artefacts = new Artefacts({ folder: join(folder, 'artefacts'), ask, key, log });
  const shared = new SharedShellFiles({ ask, key, log });
  const findElsewhere = (file: string) => shared.find(file);
  const older = new OlderShellFiles({ folder: join(folder, 'assets'), findElsewhere, log });
  const files = new StaticFiles(artefacts, older, config.BROTLI_QUALITY);
  const published = shared.publish(await files.addAssets(join(distribution, 'assets')));
  const settings = siteConfig(config);
  const workers = workersOf(config, settings, distribution);
  const pool = new RenderPool({ ...workers, size: config.RENDER_WORKERS, log });
  await pool.start();

  const assets = readAssets(distribution);
  const shell = digestOf(assets);
  const history = new CompositionHistory({ folder: join(folder, 'compositions'), log });
  await history.open();
  let site: LiveSite | undefined;
  const source = new CompositionSource({
    ask,
    key,
    trusted: config.COMPOSITION_PUBLIC_KEYS,
    file: join(folder, 'composition.json'),
    log,
    adopt: async (composition) => {
      const next = await prepareSite(composition, { artefacts, files, log, shell, present: site });
      warm(pool, next);
      await history.keep(next.liveKey, next.live);
      site = next;
      log.info({ composition: composition.number, why: composition.why }, 'composition live');
      return next.whole;
    },
  });
  await source.start();

  const drawing = { assets, siteConfig: settings, log };
  const origins = overrideOrigins(config);
  const maker = new PageMaker({ ...drawing, pool, overrideOrigins: origins });
  const gate = new Gate({
    folder: join(folder, 'gate'),
    renderer: { maker: drawing, pool: workers },
    accessibilityFile: join(distribution, 'edge/accessibility.cjs'),
    provided: assets.shared,
    site: () => site,
  });
  const app = createServer({
    config,
    replicas,
    files,
    maker,
    cache: new PageCache(),
    site: () => site,
    history,
    overrides: new Overrides({ artefacts, files, log, origins }),
    gate,
    log,
    secure: new URL(settings.origin).protocol === 'https:',
  });
  // Before the first page: another edge may be asked for its scripts at once.
  await published;
  const server = await listen(app, config);
  return {
    // A server that listens on a host and a port has such an address; text is for pipes.
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

/** Accepts nothing more, lets what is under way finish, and ends what takes too long. */
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
