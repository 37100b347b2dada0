import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from '../../../scripts/lib/site/site.mjs';

/**
 * Starts a site and stops it, so that its data folder contains the result of a first start: content, an admin, the
 * built remotes live. The test sites of this run begin with a copy. `MB_FILLED_...` passes it to the workers.
 */
export default async function setup() {
  const dataDir = await mkdtemp(join(tmpdir(), 'mockingbird-filled-'));
  try {
    const { PATH, HOME } = process.env;
    const ports = { PORT: '0', SERVICES_PORT: '0' };
    const { firstAdmin, stop } = await startSite(
      {
        ...{ PATH, HOME, ...ports, NODE_ENV: 'production', DATA_DIR: dataDir, LOG_LEVEL: 'error' },
        ...{ GEO_URL: '', GATE_URL: '', BROTLI_QUALITY: '1' },
      },
      { quiet: true },
    );
    await stop();
    process.env.MB_FILLED_DIR = dataDir;
    process.env.MB_FILLED_USERNAME = firstAdmin.username;
    process.env.MB_FILLED_PASSWORD = firstAdmin.password;
  } catch (error) {
    // Then every site fills its own folder and reports the error; other tests need none.
    console.warn(`No filled folder for the test sites: ${error}`);
    await rm(dataDir, { recursive: true, force: true });
  }
}
