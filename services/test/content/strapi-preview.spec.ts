import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { draftResponse, postListResponse } from '@mockingbird/contracts';
import { PublisherService } from '../../src/upload/publisher.service.js';
import { examFields } from '../support/bank.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { startApp, type TestApp } from '../support/harness.js';
import { bareEntry } from './strapi-recordings.js';
import { entries, json, startStrapi, type StrapiServer } from './strapi-server.js';

const SECRET = 'a-secret-of-the-preview-with-40-letters';
const HOUR_SECONDS = 3_600;

/** As the preview handler of Strapi makes it. See `services/README.md`. */
function sign(entry: string, { secret = SECRET, seconds = HOUR_SECONDS } = {}): string {
  const signed = `strapi.${entry}.${Math.floor(Date.now() / 1_000) + seconds}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('hex')}`;
}

describe('the preview of a draft of Strapi', () => {
  let database: TestDatabase;
  let strapi: StrapiServer;
  let services: TestApp;
  beforeAll(async () => {
    database = await startDatabase();
    strapi = await startStrapi();
    services = await startApp({
      mongodbUri: database.uri,
      strapi: {
        url: strapi.url,
        token: 'token-of-strapi',
        collection: 'posts',
        articleCollection: 'exam-articles',
        mediaOrigin: strapi.url,
        previewSecret: SECRET,
      },
    });
    await services.app.nest.get(PublisherService, { strict: false }).publishExam(examFields('E_1'));
  });
  afterAll(async () => {
    await services.close();
    await strapi.close();
    await database.close();
  });
  beforeEach(() => {
    strapi.requests.length = 0;
  });
  const open = async (token: string) => services.call(`/api/articles/drafts/${token}`);
  const draft = bareEntry(7, {
    publishedAt: null,
    title: 'Not published',
    body: 'It is $x^2$',
    blocks: null,
  });

  it('shows the draft as its page does, never stored, and with the token of Strapi', async () => {
    strapi.answer(json(200, { data: draft, meta: {} }));
    const response = await open(sign('post.abc123.draft'));
    const data = draftResponse.parse(response.json()).data;
    expect(data).toMatchObject({ kind: 'post', post: { title: 'Not published', slug: 'bare-7' } });
    expect(JSON.stringify(data)).toContain('<msup>');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const [request] = strapi.requests;
    expect([request?.url.pathname, request?.url.searchParams.get('status')]).toEqual([
      '/api/posts/abc123',
      'draft',
    ]);
    expect(request?.authorization).toBe('Bearer token-of-strapi');
    strapi.answer(entries([draft]));
    const list = postListResponse.parse((await services.call('/api/articles/posts')).json());
    expect(list.data.map(({ slug }) => slug)).not.toContain('bare-7');
  });

  it('shows later work with the same link, and articles with their exam', async () => {
    const token = sign('article.def456.draft');
    const article = { ...draft, examId: 'E_1', categorySlug: 'signs' };
    strapi.answer(json(200, { data: article }));
    expect(draftResponse.parse((await open(token)).json()).data).toMatchObject({
      kind: 'article',
      article: { data: { title: 'Not published', examKey: 'e-1' } },
    });
    strapi.answer(json(200, { data: { ...article, title: 'Later' } }));
    expect((await open(token)).text).toContain('"Later"');
    expect(strapi.requests.map(({ url }) => url.pathname)).toEqual([
      '/api/exam-articles/def456',
      '/api/exam-articles/def456',
    ]);
  });

  it.each([
    ['another secret', sign('post.abc123.draft', { secret: 'x'.repeat(40) }), 404],
    ['an expired time', sign('post.abc123.draft', { seconds: -1 }), 404],
    ['a time of more than a day', sign('post.abc123.draft', { seconds: 25 * HOUR_SECONDS }), 404],
    ['another entry', sign('post.abc123.draft').replace('abc123', 'abc124'), 404],
    ['a character that no id has', sign('post.a-b.draft'), 400],
    ['another collection', sign('users.abc123.draft'), 404],
  ])('refuses a link with %s, and sends Strapi no request', async (_, token, status) => {
    expect((await open(token)).status).toBe(status);
    expect(strapi.requests).toEqual([]);
  });

  it('says when the entry is gone, cannot be shown yet, or cannot be reached', async () => {
    const token = sign('post.abc123.draft');
    strapi.answer(json(404, {}));
    expect((await open(token)).status).toBe(404);
    strapi.answer(json(200, { data: { ...draft, title: null } }));
    const incomplete = await open(token);
    expect([incomplete.status, incomplete.text]).toEqual([409, expect.stringContaining('/title')]);
    strapi.answer(json(500, {}));
    expect((await open(token)).status).toBe(503);
  });
});

describe('the preview without a secret', () => {
  it('is not there', async () => {
    const database = await startDatabase();
    const services = await startApp({ mongodbUri: database.uri });
    const token = sign('post.abc123.draft', { secret: 'undefined' });
    expect((await services.call(`/api/articles/drafts/${token}`)).status).toBe(404);
    await services.close();
    await database.close();
  });
});
