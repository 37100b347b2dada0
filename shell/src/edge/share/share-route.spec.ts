import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ManifestRoute } from '@mockingbird/contracts';
import express from 'express';
import type { LiveSite } from '../composition/live-site.js';
import { assignRequestId } from '../http/request-id.js';
import { RENDER_BURST } from '../limits.js';
import { createPage } from '../page/create-page.js';
import { PageCache, type RenderedPage } from '../page/page-cache.js';
import type { PageRequest } from '../page/page-renderer.js';
import { RenderBudget } from '../page/render-budget.js';
import { shareAddress } from './card/share-address.js';
import type { ShareCard } from './card/share-card.js';
import { SharePictures } from './share-pictures.js';
import { shareRoute } from './share-route.js';

const route = (id: string, path: string, rest: Partial<ManifestRoute> = {}): ManifestRoute => ({
  id,
  path,
  kind: 'page',
  query: [],
  js: [],
  css: [],
  ...rest,
});
const ROUTES = [
  route('exam', '/exam/:examId', { parameters: { examId: 'key' } }),
  route('blog', '/blog', { query: ['page'] }),
  route('sitemap', '/sitemap', { kind: 'document' }),
  route('feed', '/feed', { kind: 'resource' }),
];
/** The parts of a site that routing needs. */
const SITE = {
  liveKey: '1-a',
  remotes: [{ manifest: { name: 'mfe-a', version: '1.0.0', fragments: [] }, routes: ROUTES, server: {} }],
  broken: [],
} as unknown as LiveSite;
const CARD: ShareCard = { title: 'SSC', line: 'Free mock tests', isArticle: false, version: '0123456789' };

let server: Server;
let origin: string;
let site: LiveSite | undefined;
let isUsable: boolean;
let isFailing: boolean;
let page: { status: number; share: ShareCard | undefined; isCacheable: boolean };
let rendered: number;
let made: number;
const warnings: object[] = [];
let handle: express.Router;

/** Creates a route with an empty cache. */
function start() {
  const render = async ({ path }: PageRequest): Promise<RenderedPage> => {
    rendered += 1;
    const { status, share, isCacheable } = page;
    return { isCacheable, page: { ...createPage(status, {}, path), share } };
  };
  const rasterize = async (svg: string) => {
    made += 1;
    if (isFailing) throw new Error('cannot be painted');
    return Buffer.from(svg);
  };
  handle = shareRoute({
    site: () => site,
    renderer: { render },
    cache: new PageCache(),
    renderBudget: new RenderBudget(() => 0),
    sharePictures: new SharePictures({
      get isUsable() {
        return isUsable;
      },
      rasterize,
    }),
    log: { warn: (fields) => void warnings.push(fields) },
  });
}

beforeAll(async () => {
  const app = express();
  app.set('trust proxy', '127.0.0.1');
  app.use(assignRequestId, (request, response, next) => handle(request, response, next));
  server = createServer(app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  // A server on a host and port has an `AddressInfo`.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
});

beforeEach(() => {
  site = SITE;
  isUsable = true;
  isFailing = false;
  page = { status: 200, share: CARD, isCacheable: true };
  rendered = 0;
  made = 0;
  warnings.length = 0;
  start();
});

const get = (path: string, init: RequestInit = {}, version = CARD.version) =>
  fetch(origin + shareAddress(path, version), init);
const from = (address: string): RequestInit => ({ headers: { 'x-forwarded-for': address } });
const outcome = ({ status, headers }: Response) => [
  status,
  headers.get('cache-control'),
  headers.get('retry-after'),
];
const UNAVAILABLE = [503, 'no-store', '5'];
const MISSING = [404, 'no-store', null];

describe('the picture of a page', () => {
  it('is made once and may be stored for a year', async () => {
    const answer = await get('/exam/ssc');
    expect(outcome(answer)).toEqual([200, 'public, max-age=31536000, immutable', null]);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(await answer.text()).toContain('SSC');
    const etag = answer.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"/);
    const unchanged = await get('/exam/ssc', { headers: { 'if-none-match': etag } });
    expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
    const head = await get('/exam/ssc', { method: 'HEAD' });
    expect([head.status, Number(head.headers.get('content-length')) > 0, await head.text()]).toEqual([
      200,
      true,
      '',
    ]);
    expect([rendered, made]).toEqual([1, 1]);
  });

  it('is the present one at an address with another version, for a short time', async () => {
    expect(outcome(await get('/exam/ssc', {}, 'ffffffffff'))).toEqual([200, 'public, max-age=300', null]);
  });

  it('has the declared query of the page in its address', async () => {
    expect((await get('/blog?page=2')).status).toBe(200);
  });

  it('is there for a document too', async () => {
    expect((await get('/sitemap')).status).toBe(200);
  });
});

describe('an address without a picture', () => {
  it.each([
    '/nothing/here',
    '/exam/SSC',
    '/exam/ssc/',
    '//exam/ssc',
    `/exam/${'x'.repeat(300)}`,
    '/blog?utm_source=x',
    '/feed',
  ])('is 404 without a render: %s', async (path) => {
    expect(outcome(await get(path))).toEqual(MISSING);
    expect(rendered).toBe(0);
  });

  it('is 404 when it is no address of a picture', async () => {
    for (const path of ['', 'x', '0123456789/exam/ssc', '0123456789/exam/ssc.svg'])
      expect((await fetch(`${origin}/_mb/share/${path}`)).status).toBe(404);
  });

  it.each([
    ['that does not exist', { status: 404, isCacheable: false }],
    ['that redirects', { status: 302, isCacheable: false }],
    ['whose letters the font does not have', { status: 200, isCacheable: true }],
  ])('is 404 for a page %s', async (_what, changes) => {
    page = { share: undefined, ...changes };
    expect(outcome(await get('/exam/ssc'))).toEqual(MISSING);
    expect(made).toBe(0);
  });
});

describe('a picture that cannot be made now', () => {
  it.each([
    ['the site is starting', () => (site = undefined)],
    ['the code for pictures is missing', () => (isUsable = false)],
    [
      'the browser has to render the page',
      () => (page = { status: 200, share: undefined, isCacheable: false }),
    ],
    ['the page is not available', () => (page = { status: 503, share: undefined, isCacheable: false })],
    ['drawing fails', () => (isFailing = true)],
  ])('is 503 with a time to try again when %s', async (_what, prepare) => {
    prepare();
    expect(outcome(await get('/exam/ssc'))).toEqual(UNAVAILABLE);
    expect(warnings).toHaveLength(isFailing ? 1 : 0);
  });

  it('is 503 for a network that used up its renders; stored pictures stay', async () => {
    page.share = undefined;
    for (let count = 0; count < RENDER_BURST; count += 1) await get(`/exam/x${count}`, from('203.0.113.7'));
    expect(rendered).toBe(RENDER_BURST);
    page.share = CARD;
    expect(outcome(await get('/exam/ssc', from('203.0.113.7')))).toEqual(UNAVAILABLE);
    expect((await get('/exam/ssc', from('203.0.113.8'))).status).toBe(200);
    expect((await get('/exam/ssc', from('203.0.113.7'))).status).toBe(200);
    expect([rendered, made]).toEqual([RENDER_BURST + 1, 1]);
  });

  it('counts as a render also when the page is stored', async () => {
    for (let count = 0; count < RENDER_BURST; count += 2) {
      page.share = { ...CARD, version: String(count).padStart(10, '0') };
      await get(`/exam/x${count}`, from('203.0.113.7'));
    }
    expect(made).toBe(RENDER_BURST / 2);
    page.share = { ...CARD, version: 'aaaaaaaaaa' };
    await get('/exam/ssc', from('203.0.113.7'));
    expect(made).toBe(RENDER_BURST / 2);
  });
});
