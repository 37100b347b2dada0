import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from './site.mjs';

/**
 * Starts the built site with only the first content, without gate and country look-up; its data is deleted afterwards.
 * @param {Record<string, string>} [environment] additional configuration, see docs/configuration.md
 */
export async function startTemporarySite(environment = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'mockingbird-site-'));
  const site = await startSite(
    {
      ...process.env,
      DATA_DIR: dataDir,
      MONGODB_URI: undefined,
      GEO_URL: '',
      GATE_URL: '',
      ...environment,
    },
    { quiet: true },
  );
  const stop = async () => {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { address: site.addresses.site, firstAdmin: site.firstAdmin, stop };
}
