import { beforeEach, describe, expect, it } from '@jest/globals';
import { liveSite, servedRemote } from '../../../test/edge/live-site.js';
import type { LiveSite } from '../composition/live-site.js';
import { PRERENDER_LIMIT_MS, PRERENDERED_PAGES } from '../limits.js';
import { KnownAddresses } from './known-addresses.js';
import { PageBody } from './page-body.js';
import { parseAddress } from './page-address.js';
import { PageCache, type RenderedPage } from './page-cache.js';
import type { PageRequest } from './page-renderer.js';
import { prerenderPages } from './prerender-pages.js';
import { cacheKey, resolvePage } from './resolve-page.js';

const PATHS = ['/a/:name', '/hangs'];
const before = liveSite([servedRemote('mfe-a', '1.0.0', PATHS)]);
const after: LiveSite = { ...liveSite([servedRemote('mfe-a', '1.1.0', PATHS)]), liveKey: '8-abcdefabcdef' };

const bytes = Buffer.from('page');
const page: RenderedPage = {
  isCacheable: true,
  page: { status: 200, headers: {}, body: new PageBody(bytes), etag: 'W/"1"' },
};

let known: KnownAddresses;
let cache: PageCache;
let rendered: string[];

/** Renders no page at `/hangs`. */
const render = async ({ path, served }: PageRequest): Promise<RenderedPage> => {
  rendered.push(`${served?.manifest.version} ${path}`);
  return path === '/hangs' ? new Promise(() => undefined) : page;
};

/** Visitors request an address of the earlier site. */
async function visit(address: string, times: number): Promise<void> {
  const { request } = resolvePage({ site: before }, parseAddress(address), {}, 'id');
  const key = cacheKey(request) ?? '';
  for (let time = 0; time < times; time += 1) await cache.get(key, async () => page);
  known.remember(before, address, key);
}

const prerender = (next: LiveSite) => prerenderPages(before, next, { known, cache, renderer: { render } });

beforeEach(() => {
  known = new KnownAddresses();
  cache = new PageCache();
  rendered = [];
});

describe('pages of a new site before its first visitor', () => {
  it('are rendered when they were popular, and are then known', async () => {
    await visit('/a/popular', 2);
    await visit('/a/once', 1);
    await prerender(after);
    expect(rendered).toEqual(['1.1.0 /a/popular']);
    expect(cache.findFresh(known.find(after, '/a/popular') ?? '')).toBe(page.page);
  });

  it('are those of the last requests, up to a limit', async () => {
    for (let index = 0; index <= PRERENDERED_PAGES; index += 1) await visit(`/a/${index}`, 2);
    await prerender(after);
    expect(rendered).toHaveLength(PRERENDERED_PAGES);
    expect(rendered).not.toContain('1.1.0 /a/0');
  });

  it('are left out where visitors get different versions', async () => {
    await visit('/a/popular', 2);
    const canary = {
      served: servedRemote('mfe-a', '2.0.0', PATHS),
      rule: { percent: 10, salt: 'salt', cohorts: [] },
    };
    await prerender({ ...after, remotes: after.remotes.map((remote) => ({ ...remote, canary })) });
    expect(rendered).toEqual([]);
  });

  it('do not hold up the site when a render hangs, and the others are there', async () => {
    await visit('/a/popular', 2);
    await visit('/hangs', 2);
    const startedAt = performance.now();
    await prerender(after);
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(PRERENDER_LIMIT_MS - 1);
    expect(known.find(after, '/a/popular')).toBeDefined();
  });
});
