import { join } from 'node:path';
import type { Logger } from 'pino';
import { digestAssets, readAssets, readInlineAssets } from './assets.js';
import { Artefacts } from './composition/artefacts.js';
import { CompositionHistory } from './composition/composition-history.js';
import { CompositionSource } from './composition/composition-source.js';
import { prepareSite, type LiveSite } from './composition/live-site.js';
import { getOverrideOrigins, type EdgeConfig } from './config.js';
import { createFurtherCompression } from './page/compress-further.js';
import { KnownAddresses } from './page/known-addresses.js';
import { createMetrics } from './metrics/edge-metrics.js';
import { PageCache } from './page/page-cache.js';
import { GracefulStop } from './http/graceful-stop.js';
import { listen } from './http/listen.js';
import { createPolicy } from './http/security-headers.js';
import { StaticFiles } from './http/static-files.js';
import { readWorkerScripts } from './install/worker-scripts.js';
import { Overrides } from './override/overrides.js';
import { PageRenderer } from './page/page-renderer.js';
import { prerenderPages } from './page/prerender-pages.js';
import { RenderPool } from './render/pool/render-pool.js';
import type { ServerVersion } from './render/protocol.js';
import { createWorkerOptions } from './render/pool/worker-options.js';
import type { RunningPart } from './run-part.js';
import { ScreenDataRenderer } from './screen-data/screen-data-renderer.js';
import { createServer } from './server.js';
import { Rasterizer } from './share/raster/rasterizer.js';
import { SharePictures } from './share/share-pictures.js';
import { ReplicaHealth } from './services/replica-health.js';
import { Replicas } from './services/replicas.js';
import { startTracing } from './tracing/start-tracing.js';
import { MediaFiles } from './media/media-files.js';
import { OlderShellFiles } from './shell-files/older-shell-files.js';
import { SharedShellFiles } from './shell-files/shared-shell-files.js';
import { servicesFetch } from './services/services-fetch.js';
import { createSiteConfig } from './site-config.js';

/** The versions that visitors get, canaries included. */
const versionsOf = ({ remotes }: LiveSite): ServerVersion[] =>
  remotes.flatMap(({ server, canary }) => (canary ? [server, canary.served.server] : [server]));

interface FileSources {
  /** The edge's data folder. */
  folder: string;
  artefactFolder: string;
  fetchServices: typeof fetch;
  log: Logger;
}

/** Opens the stores of browser files, and publishes the shell's own. */
async function openFiles(
  config: EdgeConfig,
  distribution: string,
  { folder, artefactFolder, fetchServices, log }: FileSources,
) {
  const key = config.API_KEYS.edge;
  const artefacts = new Artefacts({ folder: artefactFolder, fetchServices, key, log });
  const shared = new SharedShellFiles({ fetchServices, key, log });
  const fetchShared = (file: string) => shared.find(file);
  const olderFiles = new OlderShellFiles({ folder: join(folder, 'assets'), fetchShared, log });
  const files = new StaticFiles(artefacts, olderFiles, config.BROTLI_QUALITY);
  const published = shared.publish(await files.addAssets(join(distribution, 'assets')));
  return { artefacts, shared, files, media: new MediaFiles({ fetchServices, key }), published };
}

/**
 * Starts the edge: first the render processes, then the composition, then the HTTP server.
 * @param distribution the shell's build folder
 */
export async function startEdge(config: EdgeConfig, distribution: string, log: Logger): Promise<RunningPart> {
  const folder = join(config.DATA_DIR, 'edge');
  const replicas = new Replicas(config.SERVICES_URL);
  const fetchServices = servicesFetch(replicas);
  const health = new ReplicaHealth(replicas);
  health.start();
  const artefactFolder = join(folder, 'artefacts');
  const sources = { folder, artefactFolder, fetchServices, log };
  const { artefacts, shared, files, media, published } = await openFiles(config, distribution, sources);
  const siteConfig = createSiteConfig(config);
  const workerOptions = createWorkerOptions(config, siteConfig, distribution, [artefactFolder]);
  const pool = new RenderPool({ ...workerOptions, size: config.RENDER_WORKERS, log });
  const rasterizer = new Rasterizer({ workerFile: join(distribution, 'edge/share-worker.cjs'), log });
  await Promise.all([pool.start(), rasterizer.start()]);
  let site: LiveSite | undefined;
  const metrics = createMetrics(config, () => site);
  const assets = readAssets(distribution);
  const shell = digestAssets(assets);
  const origins = getOverrideOrigins(config);
  const inlineAssets = readInlineAssets(distribution, assets);
  const { renders, otlp } = await startTracing(config, metrics?.renders.measure(pool) ?? pool, log);
  const parts = { assets, inlineAssets, policy: createPolicy(config), siteConfig, log, pool: renders };
  const renderer = new PageRenderer({ ...parts, overrideOrigins: origins, sharePictures: rasterizer });
  const cache = new PageCache(Date.now, createFurtherCompression(config.BROTLI_QUALITY));
  const known = new KnownAddresses();
  const history = new CompositionHistory({ folder: join(folder, 'compositions'), log });
  await history.load();
  const source = new CompositionSource({
    fetchServices,
    key: config.API_KEYS.edge,
    trustedKeys: config.COMPOSITION_PUBLIC_KEYS,
    file: join(folder, 'composition.json'),
    log,
    onContentChange: () => cache.outdate(),
    adopt: async (composition) => {
      const next = await prepareSite(composition, { artefacts, files, log, shell, previous: site });
      if (site) await prerenderPages(site, next, { known, cache, renderer });
      void pool.warm(versionsOf(next));
      await history.store(next.liveKey, next.live);
      site = next;
      log.info({ composition: composition.number, why: composition.why }, 'composition live');
      return next.isComplete;
    },
  });
  await source.start();

  const stop = new GracefulStop(config.STOP_DELAY_MS);
  const app = createServer({
    config,
    replicas,
    files,
    media,
    renderer,
    screenData: new ScreenDataRenderer({ pool: renders, siteConfig, log }),
    cache,
    known,
    site: () => site,
    history,
    workerScripts: readWorkerScripts(distribution),
    sharePictures: new SharePictures(rasterizer),
    overrides: new Overrides({ artefacts, files, log, origins }),
    log,
    stop,
    metrics: metrics?.requests,
    otlp,
    secure: new URL(siteConfig.origin).protocol === 'https:',
  });
  // Browsers may request a page's scripts from another edge, so the files must be published before the first page.
  await published;
  await metrics?.serve({ site: () => site, source, cache, pool, replicas }, log);
  const server = await listen(app, { host: config.HOST, port: config.PORT, stop });
  return {
    port: server.port,
    close: async () => {
      await server.close();
      for (const task of [source, shared, health]) task.close();
      await Promise.all([pool.close(), rasterizer.close(), metrics?.close(), otlp?.close()]);
    },
  };
}
