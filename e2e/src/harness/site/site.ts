import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite, type RunningSite } from '../../../../scripts/lib/site/site.mjs';
import { copyFilledSite } from './filled-site.js';
import { freePort } from '../ports.js';

export interface TestSite {
  /** Address of the edge, which is also the public origin. */
  url: string;
  servicesUrl: string;
  dataDir: string;
  running: RunningSite;
  stop: () => Promise<void>;
}

/**
 * Starts a separate site: an empty folder, free ports, the shipped content, the built remotes. The country look-up is
 * off unless a test sets a stand-in; the gate is off, and does not run, unless `GATE_URL: 'auto'` is set.
 * @param env additional configuration, see docs/configuration.md
 */
export async function startTestSite(env: Record<string, string> = {}): Promise<TestSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mockingbird-'));
  const port = await freePort();
  const servicesPort = await freePort();
  const running = await startSite(
    {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: String(port),
      SERVICES_PORT: String(servicesPort),
      PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
      GEO_URL: '',
      GATE_URL: '',
      GATE_PORT: String(await freePort()),
      // Compression takes most of an edge's start; this setting does not change the content.
      BROTLI_QUALITY: '1',
      LOG_LEVEL: 'error',
      // A random sample of page loads would make more requests than the others.
      SPEED_SAMPLE_PERCENT: '0',
      // Tests spoil requests of pages, and playwright does not see what a service worker requests. test/offline.spec.ts has one.
      OFFLINE: 'off',
      ...env,
    },
    { quiet: true, filled: await copyFilledSite(dataDir, env) },
  );
  return {
    url: `http://127.0.0.1:${port}`,
    servicesUrl: running.addresses.services,
    dataDir,
    running,
    stop: async () => {
      await running.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
