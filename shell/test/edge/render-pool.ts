import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Writable } from 'node:stream';
import type { ManifestRoute } from '@mockingbird/contracts';
import { pino } from 'pino';
import { RenderPool, type JobRequest } from '../../src/edge/render/pool/render-pool.js';
import type { ServerVersion } from '../../src/edge/render/protocol.js';

const WORKER = resolve(import.meta.dirname, '../../dist/edge/worker.cjs');
const PROCESS = resolve(import.meta.dirname, '../../dist/edge/render-process.cjs');
const ORIGIN = 'https://example.test';

export interface TestPool {
  pool: RenderPool;
  /** Lines of the log so far. */
  log: () => Record<string, unknown>[];
  /** Writes a server bundle as version 1.0.0 of a remote. `routes`: route ids to kinds. */
  version: (
    name: string,
    bundle: string,
    routes: Record<string, ManifestRoute['kind']>,
  ) => Promise<ServerVersion>;
  close: () => Promise<void>;
}

interface PoolOptions {
  /** Origin for the loaders' API calls. By default no server listens there. */
  servicesOrigin?: string;
  /** Code of a worker that replaces the built one. */
  workerCode?: string;
}

/** Starts render workers as the edge does, from the built worker, for bundles that a test writes. */
export async function startTestPool(
  size: number,
  { servicesOrigin = 'http://127.0.0.1:9', workerCode }: PoolOptions = {},
): Promise<TestPool> {
  const folder = await mkdtemp(join(tmpdir(), 'render-pool-'));
  // As at the first start of an edge, the folder of the bundles does not exist yet.
  const bundles = join(folder, 'bundles');
  const workerFile = workerCode === undefined ? WORKER : join(folder, 'worker.cjs');
  if (workerCode !== undefined) await writeFile(workerFile, workerCode);
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const pool = new RenderPool({
    size,
    processFile: PROCESS,
    workerFile,
    readable: workerCode === undefined ? [bundles] : [folder],
    setup: {
      servicesUrl: { '*': [servicesOrigin] },
      key: { id: 'browser', secret: 'in every page' },
      site: { origin: ORIGIN, supportEmail: undefined },
    },
    log: pino({ level: 'info' }, sink),
  });
  await pool.start();
  return {
    pool,
    log: () => lines.map((line): Record<string, unknown> => JSON.parse(line)),
    version: async (name, bundle, routes) => {
      await mkdir(bundles, { recursive: true });
      const serverFile = join(bundles, `${name}.cjs`);
      await writeFile(serverFile, bundle);
      const manifestRoutes = Object.entries(routes).map(([id, kind]) => ({
        id,
        path: `/${name}/${id}`,
        kind,
        query: [],
        js: [],
        css: [],
      }));
      return { name, version: '1.0.0', serverFile, routes: manifestRoutes };
    },
    close: async () => {
      await pool.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Creates a render job for one route of a version. */
export const jobFor = (version: ServerVersion, routeId: string, timeLimitMs = 450): JobRequest => ({
  version,
  routeId,
  placeholderMark: 'mark',
  url: `${ORIGIN}/${version.name}/${routeId}`,
  requestId: `test-${routeId}`,
  renderedAt: 0,
  timeLimitMs,
  sitemapVersions: [],
});

/** Code of a page. `loader` and `head` are code of functions. The screen shows the loader's data. */
export const pageCode = (loader: string, head = `() => ({ title: 'A title', description: 'Words.' })`) =>
  `async () => ({ default: { loader: ${loader}, head: ${head},
    Component: ({ data }) => require('react').createElement('p', null, 'data: ' + JSON.stringify(data)) } })`;

/** Code of a bundle that defines routes by id. */
export const bundleOf = (routes: Record<string, string>, before = ''): string =>
  `${before}\nexports.default = { routes: { ${Object.entries(routes)
    .map(([id, code]) => `${JSON.stringify(id)}: ${code}`)
    .join(',\n')} } };`;
