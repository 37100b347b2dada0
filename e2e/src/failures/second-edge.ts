import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEdge, type EdgeStart, type Part } from '../harness/part.js';
import { freePort } from '../harness/ports.js';
import type { TestSite } from '../harness/site/site.js';
import { startInterruptibleProxy, type InterruptibleProxy } from '../stand-ins/interruptible-proxy.js';

/** An edge beside the site's own, with a separate disk and an interruptible connection to the services. */
export interface SecondEdge {
  url: string;
  line: InterruptibleProxy;
  log: () => string;
  restart: (how?: EdgeStart) => Promise<void>;
  /** Its files on disk for a start without the services. */
  compositionFile: { read: () => Promise<string>; write: (text: string) => Promise<void> };
  stop: () => Promise<void>;
}

/** @param more additional configuration */
export async function startSecondEdge(
  site: TestSite,
  first?: EdgeStart,
  more: Record<string, string> = {},
): Promise<SecondEdge> {
  const folder = await mkdtemp(join(tmpdir(), 'mockingbird-edge-'));
  const line = await startInterruptibleProxy(site.servicesUrl);
  const url = `http://127.0.0.1:${await freePort()}`;
  const env = {
    DATA_DIR: folder,
    SERVICES_URL: line.url,
    PUBLIC_ORIGIN: url,
    PORT: new URL(url).port,
    RENDER_WORKERS: '1',
    LOG_LEVEL: 'warn',
    ...more,
  };
  const start = (how?: EdgeStart): Promise<Part> => startEdge(site, env, how);
  let edge = await start(first);
  const file = join(folder, 'edge/composition.json');
  return {
    url,
    line,
    log: () => edge.log(),
    restart: async (how) => {
      await edge.stop();
      edge = await start(how);
    },
    compositionFile: { read: () => readFile(file, 'utf8'), write: (text) => writeFile(file, text) },
    stop: async () => {
      await edge.stop();
      await line.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
