import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ManifestRoute } from '@mockingbird/contracts';
import express from 'express';
import type { LiveSite } from '../composition/live-site.js';
import { PageCache, type RenderedPage } from './page-cache.js';
import { Overrides } from '../override/overrides.js';
import { pageHandler } from './page-handler.js';
import type { PageRenderer, PageRequest } from './page-renderer.js';

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
let rendered: string[];

/** Renders a page that names its address. */
const renderPage = async ({ path }: PageRequest): Promise<RenderedPage> => {
  rendered.push(path);
  const bytes = Buffer.from(`page of ${path}`);
  const body = { identity: bytes, br: bytes, gzip: bytes };
  return {
    isCacheable: true,
    page: { status: 200, headers: { 'content-type': 'text/html' }, body, etag: 'W/"1"' },
  };
};

beforeAll(async () => {
  const app = express();
  app.use((request, response, next) => {
    const handle = pageHandler({
      site: () => SITE,
      // The handler calls nothing else.
      renderer: { render: renderPage } as unknown as PageRenderer,
      cache,
      overrides: { apply: async () => undefined } as unknown as Overrides,
      secure: false,
    });
    handle(request, response).catch(next);
  });
  server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  // A server on a host and port has an `AddressInfo`.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
});

beforeEach(() => {
  cache = new PageCache();
  rendered = [];
});

const get = (path: string) =>
  fetch(origin + path, { redirect: 'manual', headers: { 'accept-encoding': 'identity' } });

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
