import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillDataFolder } from '../../../scripts/lib/site.mjs';

/**
 * Fills one data folder for all test sites of this run, which copy it: storing the content is most of a site's first
 * start. Workers learn of the folder and its admin by `MB_FILLED_...`.
 */
export default async function setup() {
  const dataDir = await mkdtemp(join(tmpdir(), 'mockingbird-filled-'));
  try {
    const { PATH, HOME } = process.env;
    const admin = await fillDataFolder({
      PATH,
      HOME,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
    });
    // Each site makes secrets of its own.
    await rm(join(dataDir, 'secrets.json'));
    process.env.MB_FILLED_DIR = dataDir;
    process.env.MB_FILLED_USERNAME = admin.username;
    process.env.MB_FILLED_PASSWORD = admin.password;
  } catch (error) {
    // Every site then fills its own folder, and says what is wrong; other tests need none.
    console.warn(`No filled folder for the test sites: ${error}`);
    await rm(dataDir, { recursive: true, force: true });
  }
}
