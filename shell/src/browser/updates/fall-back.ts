import type { LiveRemote } from '@mockingbird/contracts';
import type { RemoteCatalog } from '../remotes/remote-catalog.js';
import type { RemoteLoader } from '../remotes/remote-loader.js';
import { COMPOSITION_WAIT_MS } from './limits.js';

interface Tools {
  catalog: RemoteCatalog;
  loader: RemoteLoader;
}

/**
 * Switches this tab to the earlier version of a remote whose code threw. The next mount uses it.
 * @returns false when there is no earlier version, or when that one threw
 */
export async function fallBack({ catalog, loader }: Tools, { name, version }: LiveRemote): Promise<boolean> {
  // The page itself does not name the earlier version; the composition does.
  const timeout = new Promise((resolve) => setTimeout(resolve, COMPOSITION_WAIT_MS));
  await Promise.race([catalog.load().catch(() => undefined), timeout]);
  const earlier = catalog.byName(name)?.fallback;
  if (!earlier || earlier.version === version) return false;
  console.warn(`MB-3003 ${name}@${version} threw an error; this tab falls back to ${earlier.version}`);
  loader.fallbackVersions.set(name, earlier);
  return true;
}
