import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  articleListResponse,
  articleResponse,
  articleSectionsResponse,
  categoryListResponse,
  contentIssuesResponse,
} from '@mockingbird/contracts';
import { ContentSeedService } from '../../src/content/seed/content-seed.service.js';
import { PublisherService } from '../../src/upload/publisher.service.js';
import { examFields } from '../support/bank.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { tinyContent } from '../support/entries.js';
import { startApp, type TestApp } from '../support/harness.js';
import { bareEntry } from './strapi-recordings.js';
import { entries, json, startStrapi, type StrapiServer } from './strapi-server.js';

const SECRET = 'a-secret-of-the-webhook-with-40-letters';

const entry = (slug: string, changes: Record<string, unknown> = {}) =>
  bareEntry(1, {
    documentId: `document-of-${slug}`,
    slug,
    title: `Strapi ${slug}`,
    examId: 'E_1',
    categorySlug: 'signs',
    blocks: [{ __component: 'shared.rich-text', id: 1, body: `About ${slug}` }],
    ...changes,
  });

describe('articles of exams from Strapi', () => {
  let database: TestDatabase;
  let strapi: StrapiServer;
  let services: TestApp;
  beforeAll(async () => {
    database = await startDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    strapi = await startStrapi();
    answer([]);
    services = await startApp({
      mongodbUri: database.uri,
      strapi: {
        url: strapi.url,
        collection: 'posts',
        articleCollection: 'exam-articles',
        mediaOrigin: strapi.url,
        webhookSecret: SECRET,
      },
    });
    const publisher = services.app.nest.get(PublisherService, { strict: false });
    await publisher.publishExam(examFields('E_1'));
    await services.app.nest.get(ContentSeedService, { strict: false }).seed(tinyContent());
  });
  afterEach(async () => {
    await services.close();
    await strapi.close();
  });

  const answer = (articles: readonly unknown[]) => {
    const [ofPosts, ofArticles] = [entries([]), entries(articles)];
    strapi.answer((request, response, url) =>
      (url.pathname === '/api/exam-articles' ? ofArticles : ofPosts)(request, response, url),
    );
  };
  const read = async (path: string) => services.call(`/api/articles/${path}`);
  const titles = async (category: string) =>
    articleListResponse
      .parse((await read(`categories/${category}/articles`)).json())
      .data.map(({ title }) => title);
  const article = async (path: string) =>
    articleResponse.parse((await read(`categories/E_1/${path}`)).json());
  const issues = async () => {
    const response = await services.call('/api/content/issues', { as: 'admin' });
    return contentIssuesResponse.parse(response.json()).data.strapi;
  };

  it('are beside our own in their order, and replace the one with their address', async () => {
    answer([
      entry('new', { order: 2, excerpt: 'A short text' }),
      entry('words', { order: 9, title: 'Words of Strapi', sources: [{ title: 'A book', address: null }] }),
    ]);
    expect(await titles('e-1.signs')).toEqual(['Colours', 'Shapes', 'Strapi new', 'Words of Strapi']);
    const { data, meta } = await article('signs/words');
    expect(data).toMatchObject({ title: 'Words of Strapi', examId: 'E_1', examKey: 'e-1' });
    expect(JSON.stringify(data.blocks)).toContain('A book');
    expect(meta).toMatchObject({ previous: { slug: 'new' }, category: { totalArticles: 4 } });
    const categories = categoryListResponse.parse((await read('exams/E_1/categories')).json()).data;
    expect(categories.map(({ slug, totalArticles }) => [slug, totalArticles])).toEqual([
      ['empty', 0],
      ['signs', 4],
    ]);
    const sections = articleSectionsResponse.parse((await read('categories')).json()).data;
    expect(sections.find(({ id }) => id === 'e-1.signs')).toMatchObject({
      totalArticles: 4,
      articles: [{}, {}, { title: 'Strapi new', excerpt: 'A short text' }, { title: 'Words of Strapi' }],
    });
  });

  it('may have a body of Markdown, and a new category with a title', async () => {
    answer([
      entry('first', { categorySlug: 'fresh', categoryTitle: 'Fresh', body: '## Hello $x^2$', blocks: null }),
    ]);
    await titles('e-1.signs');
    const { data, meta } = await article('fresh/first');
    expect([meta.category.title, JSON.stringify(data.blocks)]).toEqual([
      'Fresh',
      expect.stringContaining('<msup>'),
    ]);
    answer([]);
  });

  it('are left out alone, and named, when their exam, category, address or fields do not fit', async () => {
    answer([
      entry('good'),
      entry('no-exam', { examId: 'NOTHING' }),
      entry('no-category', { categorySlug: 'unknown' }),
      entry('good', { documentId: 'the-second' }),
      entry('Not A Slug'),
      entry('no-title', { title: null }),
      entry('strange', { body: [{ type: 'paragraph' }], blocks: [{ __component: 'shared.slider', id: 1 }] }),
      entry('draft', { publishedAt: null }),
    ]);
    expect(await titles('e-1.signs')).toEqual([
      'Colours',
      'Shapes',
      'Words',
      'Strapi good',
      'Strapi strange',
    ]);
    const { articles, warnings = [] } = (await issues()) ?? {};
    expect(articles).toBe(2);
    expect(warnings).toEqual([
      expect.stringMatching(/document-of-Not A Slug .*\/slug/),
      expect.stringMatching(/document-of-no-title .*\/title/),
      expect.stringMatching(/document-of-strange .*\/body: is not Markdown/),
      expect.stringMatching(/document-of-strange .*\/blocks\/0 \(shared\.slider\)/),
      expect.stringMatching(/document-of-no-exam .*\/examId: there is no exam NOTHING/),
      expect.stringMatching(/document-of-no-category .*\/categorySlug: the exam has no category unknown/),
      expect.stringMatching(/the-second .*: its address is there already/),
    ]);
  });

  it('appear and go with the webhook, and the shipped article comes back', async () => {
    answer([entry('words', { title: 'Words of Strapi' })]);
    expect(await titles('e-1.signs')).toContain('Words of Strapi');
    answer([]);
    await fetch(`${services.url}/api/content/strapi-webhook`, {
      method: 'POST',
      headers: { authorization: `Bearer ${SECRET}` },
    });
    expect(await titles('e-1.signs')).toEqual(['Colours', 'Shapes', 'Words']);
    expect((await article('signs/words')).data.title).toBe('Words');
  });

  it('leave our own ones visible while Strapi has never answered', async () => {
    strapi.answer(json(500, {}));
    expect(await titles('e-1.signs')).toEqual(['Colours', 'Shapes', 'Words']);
    expect((await article('signs/words')).data.title).toBe('Words');
    expect((await read('categories/E_1/signs/nothing')).status).toBe(503);
    expect((await read('categories')).status).toBe(200);
  });
});
