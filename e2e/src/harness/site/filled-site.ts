import { cp } from 'node:fs/promises';
import type { Admin } from '../../../../scripts/lib/site/site.mjs';

/** With any of these a site begins with something else than the shipped content and an admin in its own folder. */
const OWN_BEGINNING = ['DATA_DIR', 'MONGODB_URI', 'SERVICES', 'FIRST_ADMIN', 'STRAPI_URL'];

/**
 * Copies the run's filled folder to a site that begins as all do.
 * @param env what the test configures beside the usual
 * @returns the admin in the copy; undefined when the site has to fill its folder itself
 */
export async function copyFilledSite(
  dataDir: string,
  env: Readonly<Record<string, string>>,
): Promise<Admin | undefined> {
  const { MB_FILLED_DIR: from, MB_FILLED_USERNAME: username, MB_FILLED_PASSWORD: password } = process.env;
  if (!from || !username || !password || OWN_BEGINNING.some((name) => name in env)) return undefined;
  await cp(from, dataDir, { recursive: true });
  return { username, password };
}
