import { join } from 'node:path';
import { startChild } from '../../../scripts/lib/child.mjs';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { freePort } from '../../../e2e/src/harness/ports.js';
import type { TestSite } from '../../../e2e/src/harness/site/site.js';

export interface Monolith {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Starts the built monolith on the services of a running site.
 * @param renders where its pages are rendered
 */
export async function startMonolith(
  folder: string,
  site: TestSite,
  renders: 'client' | 'server',
): Promise<Monolith> {
  const port = await freePort();
  const child = await startChild('monolith', process.execPath, [join(folder, 'server.cjs')], {
    cwd: ROOT,
    quiet: true,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      MONOLITH_RENDERS: renders,
      PORT: String(port),
      PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
      GEO_URL: '',
      SERVICES_URL: site.servicesUrl,
      DATA_DIR: site.dataDir,
      API_KEYS: site.running.secrets.API_KEYS,
      COMPOSITION_PUBLIC_KEYS: site.running.secrets.COMPOSITION_PUBLIC_KEYS,
    },
  });
  return { url: child.address, stop: child.stop };
}
