import { beforeEach, describe, expect, it } from '@jest/globals';
import { PAGE_CACHE_BYTES, PAGE_FRESH_SECONDS } from '../limits.js';
import { PageCache, type MadePage } from './page-cache.js';

const made = (text: string, keep = true, status = 200): MadePage => {
  const bytes = Buffer.from(text);
  const page = { status, headers: {}, body: { identity: bytes, br: bytes, gzip: bytes }, etag: text };
  return { page, keep };
};

let now: number;
let cache: PageCache;
let makes: number;

beforeEach(() => {
  now = 1_000_000;
  makes = 0;
  cache = new PageCache(() => now);
});

const get = (key: string, make: () => Promise<MadePage> = () => Promise.resolve(made(`made ${makes}`))) =>
  cache
    .get(key, () => {
      makes += 1;
      return make();
    })
    .then(({ page, from }) => [page.etag, from]);

const grow = (seconds: number) => (now += seconds * 1_000);

describe('the page cache', () => {
  it('makes a page once and gives it while it is fresh', async () => {
    expect(await get('a')).toEqual(['made 1', 'render']);
    grow(PAGE_FRESH_SECONDS - 1);
    expect(await get('a')).toEqual(['made 1', 'cache']);
    expect(makes).toBe(1);
  });

  it('makes a page once for everybody who waits for it', async () => {
    const answers = await Promise.all([get('a'), get('a'), get('a'), get('b')]);
    expect(answers).toEqual([
      ['made 1', 'render'],
      ['made 1', 'render'],
      ['made 1', 'render'],
      ['made 2', 'render'],
    ]);
  });

  it('gives a stale page at once and makes the next one meanwhile, once', async () => {
    await get('a');
    grow(PAGE_FRESH_SECONDS);
    expect(await Promise.all([get('a'), get('a')])).toEqual([
      ['made 1', 'stale'],
      ['made 1', 'stale'],
    ]);
    expect(await get('a')).toEqual(['made 2', 'cache']);
  });

  it.each([404, 410, 302])('lets go of a page that is not there any more (%i)', async (status) => {
    await get('a');
    grow(PAGE_FRESH_SECONDS);
    const gone = () => Promise.resolve(made('gone', false, status));
    expect(await get('a', gone)).toEqual(['made 1', 'stale']);
    expect(await get('a', gone)).toEqual(['gone', 'render']);
  });

  it.each([503, 500])('keeps a page when making the next one failed (%i)', async (status) => {
    await get('a');
    grow(PAGE_FRESH_SECONDS);
    const failed = () => Promise.resolve(made('failed', false, status));
    await get('a', failed);
    expect(await get('a', failed)).toEqual(['made 1', 'stale']);
  });

  it('goes on giving a stale page while none can be made', async () => {
    await get('a');
    grow(PAGE_FRESH_SECONDS);
    const failing = () => Promise.reject(new Error('no page'));
    expect(await get('a', failing)).toEqual(['made 1', 'stale']);
    expect(await get('a', () => Promise.resolve(made('fall-back', false)))).toEqual(['made 1', 'stale']);
    expect(await get('a')).toEqual(['made 1', 'stale']);
  });

  it('keeps neither fall-backs nor failures', async () => {
    const fallBack = () => Promise.resolve(made('fall-back', false));
    expect(await get('a', fallBack)).toEqual(['fall-back', 'render']);
    await expect(get('a', () => Promise.reject(new Error('no page')))).rejects.toThrow('no page');
    expect(await get('a')).toEqual(['made 3', 'render']);
  });
});

describe('pages that are asked for once', () => {
  const KB = 1_024;
  /** As large as the home page in all encodings. */
  const large = (text: string): MadePage => {
    const page = made(text);
    return { ...page, page: { ...page.page, body: { ...page.page.body, identity: Buffer.alloc(100 * KB) } } };
  };
  const ask = (key: string) => get(key, () => Promise.resolve(large(key)));
  const HOT = ['home', 'exams', 'articles', 'blog', 'tools'];

  it('do not push out those that are asked for again', async () => {
    for (const key of [...HOT, ...HOT]) await ask(key);
    for (let at = 0; at < 1_100; at += 1) await ask(`once ${at}`);
    for (const key of HOT) expect(await ask(key)).toEqual([key, 'cache']);
  });

  it('are kept as well, as long as there is room', async () => {
    await ask('once');
    for (let at = 0; at < 50; at += 1) await ask(`once ${at}`);
    expect(await ask('once')).toEqual(['once', 'cache']);
  });

  it('make room for one another, and for new hot pages', async () => {
    for (let at = 0; at < 1_100; at += 1) await ask(`once ${at}`);
    for (const key of [...HOT, ...HOT]) await ask(key);
    for (let at = 0; at < 1_100; at += 1) await ask(`once more ${at}`);
    for (const key of HOT) expect(await ask(key)).toEqual([key, 'cache']);
  });

  it('are kept too when they are larger than the share of such pages', async () => {
    const huge = made('huge');
    huge.page.body.identity = Buffer.alloc(PAGE_CACHE_BYTES / 2);
    await get('huge', () => Promise.resolve(huge));
    expect(await get('huge')).toEqual(['huge', 'cache']);
  });

  it('take no more memory in all than the cache may', async () => {
    for (let at = 0; at < 1_100; at += 1) {
      await ask(`page ${at}`);
      await ask(`page ${at}`);
    }
    let kept = 0;
    const gone = () => Promise.reject(new Error('not kept'));
    for (let at = 0; at < 1_100; at += 1) {
      kept += await get(`page ${at}`, gone).then(
        () => 1,
        () => 0,
      );
    }
    expect(kept * 100 * KB).toBeLessThanOrEqual(PAGE_CACHE_BYTES);
    expect(kept * 100 * KB).toBeGreaterThan(PAGE_CACHE_BYTES / 2);
  });
});
