import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ManifestRoute } from '@mockingbird/contracts';
import express from 'express';
import type { LiveSite, ServedCanary } from '../composition/live-site.js';
import { MAX_KNOWN_ADDRESS_LENGTH, PAGE_FRESH_SECONDS, RENDER_BURST } from '../limits.js';
import { PageBody } from './page-body.js';
import { PageCache, type RenderedPage } from './page-cache.js';
import { Overrides } from '../override/overrides.js';
import { KnownAddresses } from './known-addresses.js';
import { knownPageHandler } from './known-page-handler.js';
import { pageHandler } from './page-handler.js';
import type { PageRenderer, PageRequest } from './page-renderer.js';
import { RenderBudget } from './render-budget.js';

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
  route('region', '/region/:country', { query: ['q'], parameters: { country: 'country' } }),
  route('exam', '/exam/:examId', { parameters: { examId: 'key' } }),
];
/** The parts of a site that routing needs. */
const SITE = {
  liveKey: '1-a',
  remotes: [{ manifest: { name: 'mfe-a', version: '1.0.0', fragments: [] }, routes: ROUTES, server: {} }],
  broken: [],
} as unknown as LiveSite;

let server: Server;
let origin: string;
let cache: PageCache;
let now: number;
let rendered: string[];
let requests: PageRequest[];
/** Of rendered pages. */
let status: number;
let known: KnownAddresses;
let renderBudget: RenderBudget;
let site: LiveSite;
/** Requests that were resolved by matching routes. */
let resolved: number;

const pageWith = (text: string): RenderedPage => {
  const bytes = Buffer.from(text);
  const body = new PageBody(bytes);
  return {
    isCacheable: true,
    page: { status, headers: { 'content-type': 'text/html' }, body, etag: 'W/"1"' },
  };
};

/** Renders a page that names its address. */
const renderPage = async (request: PageRequest): Promise<RenderedPage> => {
  rendered.push(request.path);
  requests.push(request);
  return pageWith(`page of ${request.path}`);
};

beforeAll(async () => {
  const app = express();
  app.set('trust proxy', '127.0.0.1');
  app.use((request, response, next) => {
    resolved += 1;
    const handle = pageHandler({
      site: () => site,
      known,
      // The handler calls nothing else.
      renderer: { render: renderPage, renderLimited: () => pageWith('limited') } as unknown as PageRenderer,
      cache,
      renderBudget,
      overrides: { apply: async () => undefined } as unknown as Overrides,
      secure: false,
    });
    handle(request, response).catch(next);
  });
  server = createServer((request, response) => {
    const answer = knownPageHandler({
      site: () => site,
      cache,
      known,
      getHeaders: () => ({ 'x-test': 'base' }),
    });
    if (!answer(request, response)) app(request, response);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  // A server on a host and port has an `AddressInfo`.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
});

beforeEach(() => {
  cache = new PageCache(() => now);
  now = 1_000_000;
  known = new KnownAddresses();
  renderBudget = new RenderBudget(() => now);
  site = SITE;
  rendered = [];
  requests = [];
  status = 200;
  resolved = 0;
});

const get = (path: string, init?: RequestInit) =>
  fetch(origin + path, { redirect: 'manual', headers: { 'accept-encoding': 'identity' }, ...init });

describe('an address in another spelling', () => {
  it.each([
    ['/exam/ATTACK-EXAM', '/exam/attack-exam'],
    ['/exam/dmv_california?utm_source=x', '/exam/dmv-california?utm_source=x'],
    ['/region/IN?q=Ssc', '/region/in?q=Ssc'],
    ['/exam/ATTACK_EXAM/', '/exam/attack-exam'],
  ])('is redirected permanently without a render: %s', async (path, wanted) => {
    const first = await get(path);
    expect(first.status).toBe(308);
    const to = first.headers.get('location') ?? '';
    // A redirect removes the extra slash first.
    const last = to === wanted ? first : await get(to);
    expect([last.status, last.headers.get('location')]).toEqual([308, wanted]);
    expect(last.headers.get('cache-control')).toBe('no-cache');
    expect(rendered).toEqual([]);
    expect((await get(wanted)).status).toBe(200);
  });
});

describe('an address that is too long to name anything', () => {
  it('is a page without a remote', async () => {
    const answer = await get(`/exam/${'x'.repeat(201)}`);
    expect(answer.headers.get('x-mb-page')).toBe('render');
    // The renderer answers 404 for a request without a remote.
    expect(requests.at(-1)).toMatchObject({ served: undefined, route: undefined });
    await get(`/exam/${'x'.repeat(200)}`);
    expect(requests.at(-1)?.route).toBeDefined();
  });
});

describe('a page that is unavailable', () => {
  it('says when to come back', async () => {
    status = 503;
    const answer = await get('/exam/unavailable');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    status = 200;
    expect((await get('/exam/available')).headers.has('retry-after')).toBe(false);
  });
});

describe('unknown countries', () => {
  it('share one page with status 200, rendered once', async () => {
    for (const country of ['nowhere', 'zz', 'ZZ', 'x1', '%F0%9F%8F%B3', 'usa']) {
      const answer = await get(`/region/${country}`);
      expect([answer.status, await answer.text()]).toEqual([200, 'page of /region/zz']);
    }
    expect(rendered).toEqual(['/region/zz']);
  });

  it('have only the query on which the page depends', async () => {
    await get('/region/nowhere?q=ssc&utm_source=x');
    expect(rendered).toEqual(['/region/zz?q=ssc']);
  });

  it('do not share the page of a known country', async () => {
    await get('/region/fr');
    await get('/region/us');
    expect(rendered).toEqual(['/region/fr', '/region/us']);
  });
});

describe('a client that invents addresses', () => {
  const getFrom = async (address: string, path: string) => {
    const answer = await get(path, {
      headers: { 'accept-encoding': 'identity', 'x-forwarded-for': address },
    });
    return [answer.status, answer.headers.get('x-mb-page'), await answer.text()];
  };

  it('gets pages without a render when its network used up its renders, and cached pages as before', async () => {
    for (let count = 0; count < RENDER_BURST; count += 1)
      await getFrom('203.0.113.7', `/exam/made-up-${count}`);
    expect(rendered).toHaveLength(RENDER_BURST);
    expect(await getFrom('203.0.113.7', '/exam/one-more')).toEqual([200, 'limited', 'limited']);
    expect(await getFrom('203.0.113.7', '/exam/made-up-0')).toEqual([
      200,
      'cache',
      'page of /exam/made-up-0',
    ]);
    expect(rendered).toHaveLength(RENDER_BURST);
    // Others are not affected, and nothing of the limited page was stored for them.
    expect(await getFrom('203.0.113.8', '/exam/one-more')).toEqual([200, 'render', 'page of /exam/one-more']);
  });
});

describe('a known address', () => {
  const get200 = async (path: string) => {
    const answer = await get(path);
    return [answer.status, answer.headers.get('x-mb-page'), await answer.text()];
  };

  it('is answered from the cache without matching routes', async () => {
    const text = 'page of /exam/act';
    expect(await get200('/exam/act?utm_source=x')).toEqual([200, 'render', text]);
    expect(await get200('/exam/act?utm_source=x')).toEqual([200, 'cache', text]);
    expect(resolved).toBe(1);
    const again = await get('/exam/act?utm_source=x', { headers: { 'x-request-id': 'my-request-1' } });
    expect([again.headers.get('x-test'), again.headers.get('x-request-id')]).toEqual([
      'base',
      'my-request-1',
    ]);
    const head = await get('/exam/act?utm_source=x', { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '17', '']);
    const unchanged = await get('/exam/act?utm_source=x', { headers: { 'if-none-match': 'W/"1"' } });
    expect([unchanged.status, unchanged.headers.get('etag')]).toEqual([304, 'W/"1"']);
    expect(resolved).toBe(1);
    await get('/exam/act?utm_source=x', { method: 'POST' });
    expect(resolved).toBe(2);
  });

  it('is resolved again when its page is stale, and in another composition', async () => {
    await get('/exam/act');
    now += (PAGE_FRESH_SECONDS + 1) * 1_000;
    expect((await get('/exam/act')).headers.get('x-mb-page')).toBe('stale');
    site = { ...SITE, liveKey: '2-b' };
    expect((await get('/exam/act')).headers.get('x-mb-page')).toBe('render');
    expect(resolved).toBe(3);
  });

  it('is short, so that strangers cannot fill the memory', async () => {
    const long = `/exam/act?x=${'y'.repeat(MAX_KNOWN_ADDRESS_LENGTH)}`;
    for (const _ of [1, 2]) await get(long);
    expect(resolved).toBe(2);
  });

  it('is no address whose answer depends on the visitor or on an override', async () => {
    await get('/exam/act?mb=mfe-a@2.0.0');
    await get('/exam/act?mb=mfe-a@2.0.0');
    const [remote] = SITE.remotes;
    // The parts of a canary that routing needs.
    const canary = {
      rule: { percent: 50, salt: 'x', cohorts: [] },
      served: remote,
    } as unknown as ServedCanary;
    site = { ...SITE, remotes: SITE.remotes.map((each) => ({ ...each, canary })) };
    const cookies = [];
    for (const _ of [1, 2]) cookies.push((await get('/exam/act')).headers.get('set-cookie'));
    expect(cookies).toEqual([expect.stringContaining('mb-visitor='), expect.stringContaining('mb-visitor=')]);
    expect(resolved).toBe(4);
  });
});
