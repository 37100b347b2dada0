import { beforeEach, describe, expect, it } from '@jest/globals';
import { PAGE_CACHE_BYTES, PAGE_FRESH_SECONDS } from '../limits.js';
import { PageBody } from './page-body.js';
import { PageCache, type RenderedPage } from './page-cache.js';

const rendered = (text: string, isCacheable = true, status = 200): RenderedPage => {
  const bytes = Buffer.from(text);
  const page = { status, headers: {}, body: new PageBody(bytes), etag: text };
  return { page, isCacheable };
};

let now: number;
let cache: PageCache;
let renders: number;

beforeEach(() => {
  now = 1_000_000;
  renders = 0;
  cache = new PageCache(() => now);
});

const get = (
  key: string,
  render: () => Promise<RenderedPage> = () => Promise.resolve(rendered(`page ${renders}`)),
) =>
  cache
    .get(key, () => {
      renders += 1;
      return render();
    })
    .then(({ page, from }) => [page.etag, from]);

const wait = (seconds: number) => (now += seconds * 1_000);

describe('the page cache', () => {
  it('renders a page once and serves it while it is fresh', async () => {
    expect(await get('a')).toEqual(['page 1', 'render']);
    wait(PAGE_FRESH_SECONDS - 1);
    expect(await get('a')).toEqual(['page 1', 'cache']);
    expect(renders).toBe(1);
  });

  it('renders a page once for all concurrent requests', async () => {
    const answers = await Promise.all([get('a'), get('a'), get('a'), get('b')]);
    expect(answers).toEqual([
      ['page 1', 'render'],
      ['page 1', 'render'],
      ['page 1', 'render'],
      ['page 2', 'render'],
    ]);
  });

  describe('after the content has changed', () => {
    it('renders each page again before it is served, and once', async () => {
      await get('a');
      cache.outdate();
      expect(cache.findFresh('a')).toBeUndefined();
      expect(await Promise.all([get('a'), get('a')])).toEqual([
        ['page 2', 'render'],
        ['page 2', 'render'],
      ]);
      expect(await get('a')).toEqual(['page 2', 'cache']);
    });

    it('serves the earlier page when rendering fails, falls back or takes long', async () => {
      await get('a');
      cache.outdate();
      expect(await get('a', () => Promise.reject(new Error('no')))).toEqual(['page 1', 'stale']);
      wait(1);
      expect(await get('a', () => Promise.resolve(rendered('fallback', false)))).toEqual(['page 1', 'stale']);
      wait(1);
      const never = new Promise<RenderedPage>(() => undefined);
      expect(await get('a', () => never)).toEqual(['page 1', 'stale']);
    });

    it('waits for no render for a second after one that failed', async () => {
      await get('a');
      cache.outdate();
      await get('a', () => Promise.reject(new Error('no')));
      expect(await get('a')).toEqual(['page 1', 'stale']);
      expect(await get('a')).toEqual(['page 3', 'cache']);
    });

    it('does not replace a page by one without a fragment, while the services are slow', async () => {
      const lesser = () => Promise.resolve({ ...rendered('no fragment'), freshSeconds: 5 });
      await get('a');
      cache.outdate();
      expect(await get('a', lesser)).toEqual(['page 1', 'stale']);
      wait(1);
      expect(await get('a', lesser)).toEqual(['page 1', 'stale']);
      wait(2);
      expect(await get('a', lesser)).toEqual(['no fragment', 'render']);
    });

    it('serves a page that is gone as gone', async () => {
      await get('a');
      cache.outdate();
      const gone = { ...rendered('gone', false, 404), freshSeconds: 5 };
      expect(await get('a', () => Promise.resolve(gone))).toEqual(['gone', 'render']);
      expect(cache.has('a')).toBe(false);
    });

    it('does not trust a render that started before', async () => {
      let finish: (page: RenderedPage) => void = () => undefined;
      const early = get('a', () => new Promise((resolve) => (finish = resolve)));
      cache.outdate();
      finish(rendered('early'));
      await early;
      expect(await get('a')).toEqual(['page 2', 'render']);
    });
  });

  it('compresses a page further once, when it is requested again', async () => {
    const compressed: string[] = [];
    cache = new PageCache(
      () => now,
      (body) => {
        compressed.push(String(body.identity));
        return Promise.resolve();
      },
    );
    await get('a');
    expect(compressed).toEqual([]);
    expect(await get('a')).toEqual(['page 1', 'cache']);
    expect(await get('a')).toEqual(['page 1', 'cache']);
    expect(compressed).toEqual(['page 1']);
  });

  it('keeps a compressed page while its content stays the same', async () => {
    let compressions = 0;
    cache = new PageCache(
      () => now,
      (body) => {
        compressions += 1;
        body.improveBrotli(Buffer.from('small'));
        return Promise.resolve();
      },
    );
    const same = () => Promise.resolve(rendered('the same'));
    for (const _ of [1, 2, 3]) await get('a', same);
    wait(PAGE_FRESH_SECONDS);
    expect(await get('a', same)).toEqual(['the same', 'stale']);
    const { page, from } = await cache.get('a', same);
    expect([String(page.body.in('br')), from, renders, compressions]).toEqual(['small', 'cache', 2, 1]);
  });

  it('serves a stale page immediately and renders the next one once', async () => {
    await get('a');
    wait(PAGE_FRESH_SECONDS);
    expect(await Promise.all([get('a'), get('a')])).toEqual([
      ['page 1', 'stale'],
      ['page 1', 'stale'],
    ]);
    expect(await get('a')).toEqual(['page 2', 'cache']);
  });

  it.each([404, 410, 302])('deletes a page that is gone or has moved (%i)', async (status) => {
    await get('a');
    wait(PAGE_FRESH_SECONDS);
    const gone = () => Promise.resolve(rendered('gone', false, status));
    expect(await get('a', gone)).toEqual(['page 1', 'stale']);
    expect(await get('a', gone)).toEqual(['gone', 'render']);
  });

  it.each([503, 500])('still has a page when the next render failed (%i)', async (status) => {
    await get('a');
    wait(PAGE_FRESH_SECONDS);
    const failed = () => Promise.resolve(rendered('failed', false, status));
    await get('a', failed);
    expect(await get('a', failed)).toEqual(['page 1', 'stale']);
  });

  it('serves a stale page while rendering fails', async () => {
    await get('a');
    wait(PAGE_FRESH_SECONDS);
    const failing = () => Promise.reject(new Error('no page'));
    expect(await get('a', failing)).toEqual(['page 1', 'stale']);
    expect(await get('a', () => Promise.resolve(rendered('fallback', false)))).toEqual(['page 1', 'stale']);
    expect(await get('a')).toEqual(['page 1', 'stale']);
  });

  it('stores neither fallbacks nor failures', async () => {
    const fallBack = () => Promise.resolve(rendered('fallback', false));
    expect(await get('a', fallBack)).toEqual(['fallback', 'render']);
    await expect(get('a', () => Promise.reject(new Error('no page')))).rejects.toThrow('no page');
    expect(await get('a')).toEqual(['page 3', 'render']);
  });
});

describe('pages that are requested once', () => {
  const KB = 1_024;
  /** As large as the home page in all encodings. */
  const large = (text: string): RenderedPage => {
    const page = rendered(text);
    return { ...page, page: { ...page.page, body: new PageBody(Buffer.alloc(100 * KB)) } };
  };
  const request = (key: string) => get(key, () => Promise.resolve(large(key)));
  const HOT = ['home', 'exams', 'articles', 'blog', 'tools'];

  it('do not evict those that are requested again', async () => {
    for (const key of [...HOT, ...HOT]) await request(key);
    for (let index = 0; index < 1_100; index += 1) await request(`once ${index}`);
    for (const key of HOT) expect(await request(key)).toEqual([key, 'cache']);
  });

  it('are cached while there is room', async () => {
    await request('once');
    for (let index = 0; index < 50; index += 1) await request(`once ${index}`);
    expect(await request('once')).toEqual(['once', 'cache']);
  });

  it('are evicted for each other and for new hot pages', async () => {
    for (let index = 0; index < 1_100; index += 1) await request(`once ${index}`);
    for (const key of [...HOT, ...HOT]) await request(key);
    for (let index = 0; index < 1_100; index += 1) await request(`once more ${index}`);
    for (const key of HOT) expect(await request(key)).toEqual([key, 'cache']);
  });

  it('are cached even if they exceed the probation segment', async () => {
    const huge = rendered('huge');
    huge.page.body = new PageBody(Buffer.alloc(PAGE_CACHE_BYTES / 3));
    await get('huge', () => Promise.resolve(huge));
    expect(await get('huge')).toEqual(['huge', 'cache']);
  });

  it('never exceed the memory limit of the cache', async () => {
    for (let index = 0; index < 1_100; index += 1) {
      await request(`page ${index}`);
      await request(`page ${index}`);
    }
    let cached = 0;
    const gone = () => Promise.reject(new Error('not cached'));
    for (let index = 0; index < 1_100; index += 1) {
      cached += await get(`page ${index}`, gone).then(
        () => 1,
        () => 0,
      );
    }
    const bytes = cached * large('').page.body.bytes;
    expect(bytes).toBeLessThanOrEqual(PAGE_CACHE_BYTES);
    expect(bytes).toBeGreaterThan(PAGE_CACHE_BYTES / 2);
  });
});
