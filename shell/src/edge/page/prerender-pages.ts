import { setTimeout } from 'node:timers/promises';
import pMap from 'p-map';
import type { LiveSite } from '../composition/live-site.js';
import { createRequestId } from '../http/request-id.js';
import { PRERENDER_LIMIT_MS, PRERENDERED_AT_ONCE, PRERENDERED_PAGES } from '../limits.js';
import type { KnownAddresses } from './known-addresses.js';
import { parseAddress } from './page-address.js';
import type { PageCache } from './page-cache.js';
import type { PageRenderer } from './page-renderer.js';
import { cacheKey, resolvePage } from './resolve-page.js';

interface Options {
  known: KnownAddresses;
  cache: PageCache;
  renderer: Pick<PageRenderer, 'render'>;
}

/** Renders one address of the new site. A page that depends on the visitor is not rendered. */
async function prerender(
  site: LiveSite,
  address: string,
  { known, cache, renderer }: Options,
): Promise<void> {
  const url = parseAddress(address);
  const { isBroken, isPersonal, canonical, request } = resolvePage(
    { site },
    url,
    {},
    createRequestId(undefined),
  );
  const key = isBroken || isPersonal || canonical !== url.pathname ? undefined : cacheKey(request);
  if (key === undefined) return;
  const { page } = await cache.get(key, () => renderer.render(request));
  // Almost every browser asks for this encoding.
  await page.body.in('br');
  known.remember(site, address, key);
}

/**
 * Renders popular pages before visitors get a new site, whose cache is empty. Otherwise the first visitors of these pages would
 * wait, and longest when a version of the new site stalls the renders. Pages that are not ready in time come later.
 */
export async function prerenderPages(previous: LiveSite, next: LiveSite, options: Options): Promise<void> {
  const { known, cache } = options;
  const popular = known.latest(previous).filter(([, key]) => cache.isPopular(key));
  const rendered = pMap(
    popular.slice(0, PRERENDERED_PAGES),
    ([address]) => prerender(next, address, options).catch(() => undefined),
    { concurrency: PRERENDERED_AT_ONCE },
  );
  const limit = new AbortController();
  await Promise.race([rendered, setTimeout(PRERENDER_LIMIT_MS, undefined, { signal: limit.signal })]);
  limit.abort();
}
