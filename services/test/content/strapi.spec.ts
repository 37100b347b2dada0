import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { postListResponse, postResponse } from '@mockingbird/contracts';
import { STRAPI_STALE_MS, STRAPI_FRESH_MS, STRAPI_COOLDOWN_MS } from '../../src/content/strapi/limits.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { readableLog, startApp, type TestApp } from '../support/harness.js';
import { until } from '../support/until.js';
import { bareEntry, fullEntry, serverError, unauthorized } from './strapi-recordings.js';
import { entries, hanging, json, startStrapi, type StrapiServer, text } from './strapi-server.js';

const TOKEN = 'a-token-of-strapi-0001';
const MEDIA = 'https://media.example';

describe('the blog from Strapi', () => {
  let database: TestDatabase;
  let strapi: StrapiServer;
  let services: TestApp;
  let log: ReturnType<typeof readableLog>;
  let now: number;
  beforeAll(async () => {
    database = await startDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    now = Date.UTC(2026, 0, 31);
    log = readableLog();
    strapi = await startStrapi();
    services = await startServices({ mediaOrigin: MEDIA });
  });
  afterEach(async () => {
    await services.close();
    await strapi.close();
  });

  const startServices = (changes: { mediaOrigin: string; token?: string | undefined }) =>
    startApp(
      {
        mongodbUri: database.uri,
        strapi: { url: `${strapi.url}/`, collection: 'posts', token: TOKEN, ...changes },
      },
      { log: log.log, clock: () => now },
    );
  const call = (path = '') => services.call(`/api/articles/posts${path}`, { now });
  const listed = async () => postListResponse.parse((await call()).json()).data.map(({ slug }) => slug);
  const warnings = () =>
    log.lines().flatMap(({ msg, warning }) => (msg === 'strapi_entry_warning' ? [String(warning)] : []));
  /** Advances the clock, so that cached posts have this age. */
  const pass = (ms: number) => {
    now += ms;
  };

  it('asks for published entries with all their parts, the newest first, with the token', async () => {
    strapi.answer(entries([fullEntry(1)]));
    await call();
    expect(strapi.requests).toHaveLength(1);
    const [{ url, authorization } = { url: new URL('x:y'), authorization: '' }] = strapi.requests;
    expect([url.pathname, authorization]).toEqual(['/api/posts', `Bearer ${TOKEN}`]);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      status: 'published',
      sort: 'publicationDate:desc',
      'pagination[page]': '1',
      'pagination[pageSize]': '100',
      'populate[cover]': 'true',
      'populate[baseImageFields]': 'true',
      'populate[author][populate][avatar]': 'true',
      'populate[seo]': 'true',
      'populate[blocks][populate]': '*',
    });
  });

  it('sends no token when there is none', async () => {
    await services.close();
    services = await startServices({ mediaOrigin: MEDIA, token: undefined });
    strapi.answer(entries([]));
    expect((await call()).json()).toEqual({ data: [] });
    expect(strapi.requests[0]?.authorization).toBeUndefined();
  });

  it('answers every field of an entry, pictures from the media address, and nothing undeclared', async () => {
    strapi.answer(entries([fullEntry(1)]));
    const { data } = postResponse.parse((await call('/entry-1')).json());
    const { blocks, ...fields } = data[0] ?? { blocks: [] };
    expect(fields).toEqual({
      title: 'Entry 1',
      slug: 'entry-1',
      excerpt: 'What entry 1 is about.',
      cover: { url: `${MEDIA}/uploads/cover-1_6c1f.png`, alternativeText: 'A picture of cover-1' },
      baseImageFields: { url: 'https://pictures.example/preview.png', altText: 'A preview' },
      author: { name: 'The desk', avatar: { url: `${MEDIA}/uploads/desk_6c1f.png` } },
      publicationDate: '2025-11-10',
      readingTime: 4,
      seo: {
        metaTitle: 'Entry 1 explained',
        metaDescription: 'A description',
        keywords: 'one, two',
        canonicalURL: 'https://site.example/blog/entry-1',
        metaRobots: 'index, follow',
      },
    });
    expect(blocks).toEqual([
      expect.objectContaining({
        kind: 'richText',
        html: expect.stringMatching(/^<h2 id="s-a-heading">A heading<\/h2>.*<mfrac>/s),
      }),
      {
        kind: 'media',
        file: { url: `${MEDIA}/uploads/chart_6c1f.png`, alternativeText: 'A picture of chart' },
      },
      { kind: 'quote', title: 'A teacher', body: 'Read twice.' },
    ]);
    expect((await call('/entry-1')).json()).toEqual({ data });
    expect(warnings()).toEqual([]);
  });

  it('answers an entry without its optional fields', async () => {
    const words = Array.from({ length: 610 }, () => 'word').join(' ');
    strapi.answer(
      entries([bareEntry(1, { blocks: [{ __component: 'shared.rich-text', id: 1, body: words }] })]),
    );
    const { data } = postResponse.parse((await call('/bare-1')).json());
    const { blocks: _, ...fields } = data[0] ?? { blocks: [] };
    expect(fields).toEqual({
      title: 'Bare 1',
      slug: 'bare-1',
      excerpt: '',
      publicationDate: '2025-01-05T10:11:12.140Z',
      readingTime: 3,
    });
  });

  it('reads every page of the list, and sorts entries without a date by their publication', async () => {
    const list = [3, 4, 5, 6].map((number) => fullEntry(number));
    strapi.answer(entries([...list, bareEntry(1)], 2));
    expect(await listed()).toEqual(['entry-3', 'entry-4', 'entry-5', 'entry-6', 'bare-1']);
    expect(strapi.requests.map(({ url }) => url.searchParams.get('pagination[page]'))).toEqual([
      '1',
      '2',
      '3',
    ]);
  });

  it('reads no more pages than it may, and says so', async () => {
    strapi.answer(
      entries(
        Array.from({ length: 12 }, (_, number) => fullEntry(number + 1)),
        1,
      ),
    );
    expect(await listed()).toHaveLength(10);
    expect(warnings()).toEqual(['12 entries: only 10 pages are read']);
  });

  it('shows no drafts', async () => {
    strapi.answer(entries([fullEntry(1, { publishedAt: null }), fullEntry(2)]));
    expect(await listed()).toEqual(['entry-2']);
    expect((await call('/entry-1')).status).toBe(404);
    expect(warnings()).toEqual([]);
  });

  it('leaves out entries that do not fit, names each with its place once, and shows the others', async () => {
    strapi.answer(
      entries([
        fullEntry(1, { title: null }),
        fullEntry(2, { slug: 'Not A Slug' }),
        fullEntry(3, { seo: { canonicalURL: 'javascript:alert(1)' } }),
        fullEntry(4, { blocks: 'none' }),
        fullEntry(5),
        fullEntry(6, { slug: 'entry-5' }),
        'no entry',
        null,
      ]),
    );
    expect(await listed()).toEqual(['entry-5']);
    expect(warnings()).toEqual([
      expect.stringMatching(/^post0+1 \(entry-1\) \/title: /),
      expect.stringMatching(/^post0+2 \(Not A Slug\) \/slug: /),
      expect.stringMatching(/^post0+3 \(entry-3\) \/seo\/canonicalURL: /),
      expect.stringMatching(/^post0+4 \(entry-4\) \/blocks: /),
      expect.stringMatching(/^undefined \(undefined\) : .*string/),
      expect.stringMatching(/^undefined \(undefined\) : .*null/),
      expect.stringMatching(/^post0+6 \(entry-5\): its slug is there already$/),
    ]);
    pass(STRAPI_STALE_MS);
    await listed();
    expect(warnings()).toHaveLength(7);
  });

  it('skips blocks of unknown kinds and empty ones with a warning', async () => {
    strapi.answer(
      entries([
        fullEntry(1, {
          blocks: [
            { __component: 'shared.slider', id: 1, files: [] },
            { __component: 'shared.quote', id: 1, title: 'x', body: null },
            { __component: 'shared.media', id: 1, file: null },
            { __component: 'shared.rich-text', id: 2, body: 'Shown' },
          ],
        }),
      ]),
    );
    const { data } = postResponse.parse((await call('/entry-1')).json());
    expect(data[0]?.blocks).toEqual([expect.objectContaining({ kind: 'richText', html: '<p>Shown</p>\n' })]);
    expect(warnings()).toEqual([
      expect.stringContaining('/blocks/0 (shared.slider)'),
      expect.stringContaining('/blocks/1: an empty quote'),
    ]);
  });

  it('leaves out pictures that no page could show', async () => {
    await services.close();
    services = await startServices({ mediaOrigin: strapi.url });
    strapi.answer(
      entries([fullEntry(1, { baseImageFields: { url: 'javascript:alert(1)', altText: null } })]),
    );
    const { data } = postResponse.parse((await call('/entry-1')).json());
    expect(data[0]).not.toHaveProperty('cover');
    expect(data[0]).not.toHaveProperty('baseImageFields');
    expect(data[0]?.author).toEqual({ name: 'The desk' });
    expect(data[0]?.blocks.map(({ kind }) => kind)).toEqual(['richText', 'quote']);
    expect(warnings()).toHaveLength(4);
  });

  it('renders what a hostile entry brings as text', async () => {
    const body = '<img src=x onerror=alert(1)> [x](javascript:alert(1)) ![x](http://plain.example/x.png)';
    strapi.answer(entries([fullEntry(1, { blocks: [{ __component: 'shared.rich-text', id: 1, body }] })]));
    const { data } = postResponse.parse((await call('/entry-1')).json());
    expect(data[0]?.blocks[0]).toMatchObject({
      html: '<p>&lt;img src=x onerror=alert(1)&gt; [x](javascript:alert(1)) x</p>\n',
    });
  });

  it('asks once for requests that come together, and not again while posts are fresh', async () => {
    strapi.answer(entries([fullEntry(1)]));
    await Promise.all([call(), call('/entry-1'), call('/nothing'), call('/else')]);
    pass(STRAPI_FRESH_MS - 1);
    await Promise.all([call(), call('/made-up')]);
    expect(strapi.requests).toHaveLength(1);
  });

  it('serves posts immediately and reloads in the background when they are no longer fresh', async () => {
    strapi.answer(entries([fullEntry(1)]));
    await listed();
    strapi.answer(entries([fullEntry(2)]));
    pass(STRAPI_FRESH_MS);
    expect(await listed()).toEqual(['entry-1']);
    await until(async () => {
      pass(1_000);
      return (await listed()).includes('entry-2');
    });
  });

  it('waits for new posts when those at hand are old', async () => {
    strapi.answer(entries([fullEntry(1)]));
    await listed();
    strapi.answer(entries([fullEntry(2)]));
    pass(STRAPI_STALE_MS);
    expect(await listed()).toEqual(['entry-2']);
  });

  const failures: [string, () => void, RegExp][] = [
    ['answers 401', () => strapi.answer(json(401, unauthorized)), /answered 401/],
    ['answers 500', () => strapi.answer(json(500, serverError)), /answered 500/],
    ['answers what is no JSON', () => strapi.answer(text(200, '<h1>secret page</h1>')), /no JSON/],
    ['answers JSON of another shape', () => strapi.answer(json(200, { data: [] })), /no list/],
    [
      'leads elsewhere',
      () =>
        strapi.answer((request, response, url) => {
          if (url.pathname === '/elsewhere') return entries([fullEntry(9)])(request, response, url);
          response.writeHead(302, { location: `/elsewhere${url.search}` }).end();
        }),
      /fetch failed|redirect/,
    ],
    ['answers without end', () => strapi.answer(endless), /more than \d+ bytes/],
    ['breaks off', () => strapi.answer((request) => request.socket.destroy()), /fetch failed/],
    [
      'breaks off on the second page',
      () =>
        strapi.answer((request, response, url) => {
          if (url.searchParams.get('pagination[page]') !== '1') return void request.socket.destroy();
          entries([fullEntry(1), fullEntry(2)], 1)(request, response, url);
        }),
      /fetch failed/,
    ],
  ];

  it.each(failures)('answers 503 when it %s and there is nothing yet', async (_, fail, reason) => {
    fail();
    for (const path of ['', '/entry-1']) {
      const answer = await call(path);
      expect([answer.status, answer.headers.get('retry-after'), answer.json()]).toEqual([
        503,
        '10',
        expect.objectContaining({ code: 'MB-1014' }),
      ]);
    }
    const warnings = log.lines().filter(({ msg }) => msg === 'strapi_unavailable');
    expect(warnings).toEqual([expect.objectContaining({ reason: expect.stringMatching(reason) })]);
    expect(log.text()).not.toContain(TOKEN);
    expect(log.text()).not.toContain('secret page');
  });

  it.each(failures)('answers the last posts, however old, when it %s', async (_, fail) => {
    strapi.answer(entries([fullEntry(1)]));
    await listed();
    fail();
    pass(100 * STRAPI_STALE_MS);
    expect(await listed()).toEqual(['entry-1']);
    expect((await call('/entry-1')).status).toBe(200);
  });

  it('sends no request for a while after a failure, and recovers automatically', async () => {
    strapi.answer(json(500, serverError));
    expect((await call()).status).toBe(503);
    pass(STRAPI_COOLDOWN_MS - 1);
    expect((await call()).status).toBe(503);
    expect(strapi.requests).toHaveLength(1);
    strapi.answer(entries([fullEntry(1)]));
    pass(1);
    // The try after a failure runs in the background.
    expect((await call()).status).toBe(503);
    await until(async () => (await call()).status === 200);
    expect(await listed()).toEqual(['entry-1']);
  });

  it('aborts a request that hangs, and serves the last posts in the meantime', async () => {
    strapi.answer(entries([fullEntry(1)]));
    await listed();
    strapi.answer(hanging);
    pass(STRAPI_FRESH_MS);
    expect(await listed()).toEqual(['entry-1']);
    pass(STRAPI_STALE_MS);
    // The server never responds: only the timeout can end this call.
    expect(await listed()).toEqual(['entry-1']);
    expect(log.lines().filter(({ msg }) => msg === 'strapi_unavailable')).toHaveLength(1);
  });

  it('is no reason to wait when the services stop', async () => {
    strapi.answer(entries([fullEntry(1)]));
    await listed();
    strapi.answer(hanging);
    pass(STRAPI_FRESH_MS);
    // The timeout is too long here: only the stop can end the call.
    const never = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
    await listed();
    await until(() => strapi.requests.length === 2);
    await services.close();
    never.mockRestore();
    services = await startServices({ mediaOrigin: MEDIA });
  });
});

function endless(_: unknown, response: import('node:http').ServerResponse): void {
  const chunk = Buffer.alloc(1024 * 1024, ' ');
  const write = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', write).on('error', () => undefined);
  write();
}
