import { cp } from 'node:fs/promises';
import type { Admin } from '../../../../scripts/lib/site/admin.mjs';

/** With any of these, a site does not start with the shipped content and an admin in its own folder. */
const OWN_BEGINNING = ['DATA_DIR', 'MONGODB_URI', 'SERVICES', 'FIRST_ADMIN', 'STRAPI_URL'];

/**
 * Copies the run's filled folder to a site with the default start.
 * @param env additional configuration of the test
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
