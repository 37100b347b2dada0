import { screenDataAddress } from '../../shared/offline/addresses.js';
import type { CompositionCache } from '../store/composition-cache.js';
import { fetchWhole, type Tools } from './fetch-whole.js';
import { forEachLimited } from './store-files.js';
import { planDownload } from './store-screen.js';

/** Measures what a download would send over the network, in bytes, without downloading it. */
export async function measureDownload(
  cache: CompositionCache,
  addresses: readonly string[],
  tools: Tools,
): Promise<number> {
  const pages = addresses.map((address) => ({ address, title: '' }));
  const plan = await planDownload(cache, pages, tools);
  const ofData = plan.pages.map(({ address, screen: { remote } }) =>
    screenDataAddress(remote.name, remote.version, address),
  );
  let bytes = 0;
  await forEachLimited([...plan.missingFiles, ...ofData], async (address) => {
    const { headers } = await fetchWhole(tools, address, { method: 'HEAD' });
    bytes += Number(headers.get('content-length') ?? 0);
  });
  return bytes;
}
