import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CONTENT_REVISION_HEADER, contentIssuesResponse, postListResponse } from '@mockingbird/contracts';
import sharp from 'sharp';
import { PostStoreService } from '../../src/content/posts/post-store.service.js';
import { until } from '../support/until.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { post } from '../support/entries.js';
import { startApp, type TestApp } from '../support/harness.js';
import { bareEntry } from './strapi-recordings.js';
import { entries, json, startStrapi, type StrapiServer } from './strapi-server.js';

const SECRET = 'a-secret-of-the-webhook-with-40-letters';
const PATH = '/api/content/strapi-webhook';

describe('Strapi beside our own posts', () => {
  let database: TestDatabase;
  let strapi: StrapiServer;
  let services: TestApp;
  let other: TestApp;
  const start = () =>
    startApp({
      mongodbUri: database.uri,
      strapi: { url: strapi.url, collection: 'posts', mediaOrigin: strapi.url, webhookSecret: SECRET },
    });
  beforeAll(async () => {
    database = await startDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    strapi = await startStrapi();
    strapi.answer(entries([]));
    services = await start();
    other = await start();
    const store = services.app.nest.get(PostStoreService, { strict: false });
    await store.save(post('ours', { publicationDate: '2024-01-01' }));
    await store.save(post('bare-1', { title: 'Our own version', publicationDate: '2024-01-01' }));
  });
  afterEach(async () => {
    await Promise.all([services.close(), other.close()]);
    await strapi.close();
  });
  const listed = async (from: TestApp) =>
    postListResponse.parse((await from.call('/api/articles/posts')).json()).data;
  const titles = async (from: TestApp) => (await listed(from)).map(({ title }) => title);
  const announce = (authorization?: string) =>
    fetch(services.url + PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      body: '{"event":"entry.publish"}',
    });

  it('shows both, and the entry of Strapi where both have a slug', async () => {
    strapi.answer(entries([bareEntry(1, { title: 'From Strapi' })]));
    expect(await titles(services)).toEqual(['From Strapi', 'Post ours']);
    const answer = await services.call('/api/articles/posts/bare-1');
    expect(answer.json()).toMatchObject({ data: [{ title: 'From Strapi' }] });
    expect((await services.call('/api/articles/posts/ours')).status).toBe(200);
    expect((await services.call('/api/articles/posts/nothing')).status).toBe(404);
  });

  it('shows our own posts one by one while Strapi has never answered, and no list that is not complete', async () => {
    strapi.answer(json(500, {}));
    expect((await services.call('/api/articles/posts/ours')).status).toBe(200);
    expect((await services.call('/api/articles/posts/nothing')).status).toBe(503);
    expect((await services.call('/api/articles/posts')).status).toBe(503);
  });

  it('loads the entries again after the webhook, in every process', async () => {
    expect(await titles(services)).not.toContain('New');
    expect(await titles(other)).not.toContain('New');
    strapi.answer(entries([bareEntry(2, { title: 'New' })]));
    const answer = await announce(`Bearer ${SECRET}`);
    expect(answer.status).toBe(200);
    expect(await titles(services)).toContain('New');
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect(await titles(other)).toContain('New');
  });

  it('does not load the entries again because we change a post of our own', async () => {
    await titles(services);
    const before = strapi.requests.length;
    const store = services.app.nest.get(PostStoreService, { strict: false });
    await store.save(post('later', { publicationDate: '2024-01-02' }));
    expect(await titles(services)).toContain('Post later');
    expect(strapi.requests.length).toBe(before);
  });

  it('shows the edge immediately that the content has changed, in every process', async () => {
    const revision = async (from: TestApp) => {
      const { headers } = await from.call('/api/releases/composition', { key: 'edge' });
      return Number(headers.get(CONTENT_REVISION_HEADER));
    };
    const before = await revision(services);
    expect(await revision(services)).toBe(before);
    await announce(`Bearer ${SECRET}`);
    await until(async () => (await revision(services)) > before);
    await until(async () => (await revision(other)) === (await revision(services)));
  });

  it.each([undefined, 'Bearer wrong', SECRET, `bearer ${SECRET}`, `Bearer ${SECRET}x`])(
    'refuses the webhook with %s, and loads nothing',
    async (authorization) => {
      await listed(services);
      const before = strapi.requests.length;
      expect((await announce(authorization)).status).toBe(401);
      await listed(services);
      expect(strapi.requests.length).toBe(before);
    },
  );

  it('stores the pictures of a Strapi without https, once, and shows them from our address', async () => {
    const picture = await sharp({ create: { width: 900, height: 90, channels: 3, background: '#c00' } })
      .png()
      .toBuffer();
    const cover = { url: '/uploads/cover_6c1f.png', alternativeText: 'A cover' };
    const gone = { url: '/uploads/gone_6c1f.png', alternativeText: null };
    const list = entries([bareEntry(4, { cover }), bareEntry(5, { cover: gone })]);
    strapi.answer((request, response, url) => {
      if (url.pathname === cover.url) response.end(picture);
      else if (url.pathname.startsWith('/uploads/')) json(404, {})(request, response, url);
      else list(request, response, url);
    });
    const [first, second] = (await listed(services)).filter(
      ({ slug }) => slug.startsWith('bare-') && slug > 'bare-3',
    );
    const covers = [first, second].flatMap((entry) => entry?.cover ?? []);
    expect(covers).toEqual([
      { url: expect.stringMatching(/^\/media\/[0-9a-f]{32}-900\.webp$/), alternativeText: 'A cover' },
    ]);
    await announce(`Bearer ${SECRET}`);
    await listed(services);
    expect(strapi.requests.filter(({ url }) => url.pathname === cover.url)).toHaveLength(1);
    const answer = await services.call('/api/content/issues', { as: 'admin' });
    expect(answer.text).toContain('/cover: pages show pictures from https addresses only');
  });

  it('tells editors what was left out of the entries', async () => {
    strapi.answer(
      entries([bareEntry(3, { blocks: [{ __component: 'shared.slider', id: 1 }] }), { documentId: 'x' }]),
    );
    await listed(services);
    const answer = await services.call('/api/content/issues', { as: 'admin' });
    const { strapi: status } = contentIssuesResponse.parse(answer.json()).data;
    expect(status).toMatchObject({ posts: 1, loadedAt: expect.any(String) });
    expect(status?.warnings.join('\n')).toContain('shared.slider');
    expect(status?.warnings.join('\n')).toContain('/title');
    expect((await services.call('/api/content/issues')).status).toBe(401);
  });

  it('tells editors why Strapi refuses a request, until a load succeeds', async () => {
    const status = async () => {
      const answer = await services.call('/api/content/issues', { as: 'admin' });
      return contentIssuesResponse.parse(answer.json()).data.strapi;
    };
    const error = { status: 400, name: 'ValidationError', message: 'Invalid key seo', details: {} };
    strapi.answer(json(400, { data: null, error }));
    await announce(`Bearer ${SECRET}`);
    await services.call('/api/articles/posts');
    expect(await status()).toMatchObject({ failures: ['posts: Strapi answered 400: Invalid key seo'] });
    strapi.answer(entries([bareEntry(3)]));
    await announce(`Bearer ${SECRET}`);
    await listed(services);
    expect(await status()).toMatchObject({ posts: 1, failures: [] });
  });
});

describe('the webhook without Strapi', () => {
  it('is refused, whatever it brings', async () => {
    const services = await startApp();
    const response = await fetch(services.url + PATH, {
      method: 'POST',
      headers: { authorization: 'Bearer undefined' },
    });
    expect(response.status).toBe(401);
    await services.close();
  });
});
