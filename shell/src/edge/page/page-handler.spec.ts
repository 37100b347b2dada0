import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ManifestRoute } from '@mockingbird/contracts';
import express from 'express';
import type { LiveSite } from '../composition/live-site.js';
import { PageCache, type MadePage } from './page-cache.js';
import { Overrides } from '../override/overrides.js';
import { pageHandler } from './page-handler.js';
import type { PageMaker, PageRequest } from './page-renderer.js';

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
/** Of a site, what finds an answer. */
const SITE = {
  liveKey: '1-a',
  remotes: [{ manifest: { name: 'mfe-a', version: '1.0.0', fragments: [] }, routes: ROUTES, server: {} }],
  broken: [],
} as unknown as LiveSite;

let server: Server;
let origin: string;
let cache: PageCache;
let rendered: string[];

/** Makes a page that says for which address it was made. */
const make = async ({ path }: PageRequest): Promise<MadePage> => {
  rendered.push(path);
  const bytes = Buffer.from(`page of ${path}`);
  const body = { identity: bytes, br: bytes, gzip: bytes };
  return { keep: true, page: { status: 200, headers: { 'content-type': 'text/html' }, body, etag: 'W/"1"' } };
};

beforeAll(async () => {
  const app = express();
  app.use((request, response, next) => {
    const handle = pageHandler({
      site: () => SITE,
      // What the handler calls of it.
      maker: { make } as unknown as PageMaker,
      cache,
      overrides: { apply: async () => undefined } as unknown as Overrides,
      secure: false,
    });
    handle(request, response).catch(next);
  });
  server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  // A server that listens on a host and a port has such an address.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
});

beforeEach(() => {
  cache = new PageCache();
  rendered = [];
});

const ask = (path: string) =>
  fetch(origin + path, { redirect: 'manual', headers: { 'accept-encoding': 'identity' } });

describe('an address in another spelling', () => {
  it.each([
    ['/exam/ATTACK-EXAM', '/exam/attack-exam'],
    ['/exam/dmv_california?utm_source=x', '/exam/dmv-california?utm_source=x'],
    ['/region/IN?q=Ssc', '/region/in?q=Ssc'],
    ['/exam/ATTACK_EXAM/', '/exam/attack-exam'],
  ])('is redirected for good, and costs no render: %s', async (path, wanted) => {
    const first = await ask(path);
    expect(first.status).toBe(308);
    const to = first.headers.get('location') ?? '';
    // A slash too many is put right first.
    const last = to === wanted ? first : await ask(to);
    expect([last.status, last.headers.get('location')]).toEqual([308, wanted]);
    expect(last.headers.get('cache-control')).toBe('no-cache');
    expect(rendered).toEqual([]);
    expect((await ask(wanted)).status).toBe(200);
  });
});

describe('countries that there are not', () => {
  it('are one page, with status 200, rendered once', async () => {
    for (const country of ['nowhere', 'zz', 'ZZ', 'x1', '%F0%9F%8F%B3', 'usa']) {
      const answer = await ask(`/region/${country}`);
      expect([answer.status, await answer.text()]).toEqual([200, 'page of /region/zz']);
    }
    expect(rendered).toEqual(['/region/zz']);
  });

  it('have the query that the page depends on, and none besides', async () => {
    await ask('/region/nowhere?q=ssc&utm_source=x');
    expect(rendered).toEqual(['/region/zz?q=ssc']);
  });

  it('are no known country', async () => {
    await ask('/region/fr');
    await ask('/region/us');
    expect(rendered).toEqual(['/region/fr', '/region/us']);
  });
});
