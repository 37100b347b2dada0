import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  articleListResponse,
  articleResponse,
  categoryListResponse,
  categoryResponse,
} from '@mockingbird/contracts';
import { ArticleStoreService } from '../../src/content/articles/article-store.service.js';
import { ContentSeedService } from '../../src/content/seed/content-seed.service.js';
import { PublisherService } from '../../src/upload/publisher.service.js';
import { examFields } from '../support/bank.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { article, tinyContent } from '../support/entries.js';
import { startApp, type TestApp } from '../support/harness.js';

const EVERY_ADDRESS = [
  '/api/articles/exams/e-1/categories',
  '/api/articles/categories/e-1.signs',
  '/api/articles/categories/e-1.signs/articles',
  '/api/articles/categories/e-1/signs/shapes',
];

describe('the article section', () => {
  let database: TestDatabase;
  let services: TestApp;
  beforeAll(async () => {
    database = await startDatabase();
    services = await startApp({ mongodbUri: database.uri });
    const publisher = services.app.nest.get(PublisherService, { strict: false });
    for (const examId of ['E_1', 'E_2', 'E_3']) await publisher.publishExam(examFields(examId));
    await services.app.nest.get(ContentSeedService, { strict: false }).seed(tinyContent());
  });
  afterAll(async () => {
    await services.close();
    await database.close();
  });

  it.each(['E_1', 'e-1', 'E-1', 'e_1'])('lists the categories of %s in their order', async (examId) => {
    const answer = await services.call(`/api/articles/exams/${examId}/categories`);
    expect(answer.status).toBe(200);
    const { data } = categoryListResponse.parse(answer.json());
    expect(data).toEqual([
      expect.objectContaining({ id: 'e-1.empty', kind: 'tips', totalArticles: 0 }),
      {
        id: 'e-1.signs',
        examId: 'E_1',
        examKey: 'e-1',
        slug: 'signs',
        title: 'Category signs',
        description: 'About signs.',
        kind: 'guide',
        totalArticles: 3,
      },
    ]);
    expect(answer.json()).toEqual({ data });
  });

  it('answers an empty list for an exam without categories', async () => {
    const answer = await services.call('/api/articles/exams/E_3/categories');
    expect([answer.status, answer.json()]).toEqual([200, { data: [] }]);
  });

  it('finds a category by its id', async () => {
    const answer = await services.call('/api/articles/categories/e-2.signs');
    expect(categoryResponse.parse(answer.json()).data).toMatchObject({ examId: 'E_2', totalArticles: 1 });
  });

  it('lists the articles of a category in their order, without blocks and nothing undeclared', async () => {
    const answer = await services.call('/api/articles/categories/e-1.signs/articles');
    const { data } = articleListResponse.parse(answer.json());
    expect(data.map(({ slug }) => slug)).toEqual(['colours', 'shapes', 'words']);
    const { blocks: _, order: __, ...summary } = article('E_1', 'signs', 'colours', { title: 'Colours' });
    expect(data[0]).toEqual({ ...summary, examKey: 'e-1' });
    expect(answer.json()).toEqual({ data });
  });

  it.each([
    ['colours', undefined, 'shapes'],
    ['shapes', 'colours', 'words'],
    ['words', 'shapes', undefined],
  ])('answers the article %s between %s and %s', async (slug, previous, next) => {
    const answer = await services.call(`/api/articles/categories/E_1/signs/${slug}`);
    const { data, meta } = articleResponse.parse(answer.json());
    expect(data).toMatchObject({ slug, examId: 'E_1', examKey: 'e-1', categorySlug: 'signs' });
    expect(meta).toMatchObject({ examTitle: 'Exam E_1', category: { id: 'e-1.signs', totalArticles: 3 } });
    expect([meta.previous?.slug, meta.next?.slug]).toEqual([previous, next]);
  });

  it('answers every field and kind of block, rich text as safe HTML with headings that differ', async () => {
    const { data } = articleResponse.parse(
      (await services.call('/api/articles/categories/e-1/signs/shapes')).json(),
    );
    const { blocks, order: _, ...fields } = article('E_1', 'signs', 'shapes', { title: 'Shapes' });
    expect(data).toMatchObject(fields);
    expect(data.blocks.slice(1, 3)).toEqual(blocks.slice(1, 3));
    const [first, , , last] = data.blocks;
    expect(first).toMatchObject({
      kind: 'richText',
      headings: [{ level: 2, id: 's-first', text: 'First' }],
      html: expect.stringMatching(
        /<h2 id="s-first">First<\/h2>\s<p>It is <math.*<mfrac>.*<\/math>, <a href="\/exam\/e-1">see<\/a>\. &lt;b&gt;no&lt;\/b&gt;<\/p>/s,
      ),
    });
    expect(last).toMatchObject({ headings: [{ id: 's-first-2' }] });
  });

  it('answers the same slug of another exam apart', async () => {
    const { data } = articleResponse.parse(
      (await services.call('/api/articles/categories/e-2/signs/shapes')).json(),
    );
    expect(data.title).toBe('Other shapes');
  });

  it.each([
    ['/api/articles/exams/nothing/categories', 'Exam not found'],
    ['/api/articles/categories/nothing', 'Category not found'],
    ['/api/articles/categories/E-1.signs', 'Category not found'],
    ['/api/articles/categories/nothing/articles', 'Category not found'],
    ['/api/articles/categories/%7B%22%24gt%22%3A%22%22%7D', 'Category not found'],
    ['/api/articles/categories/nothing/signs/shapes', 'Exam not found'],
    ['/api/articles/categories/e-1/nothing/shapes', 'Article not found'],
    ['/api/articles/categories/e-1/signs/nothing', 'Article not found'],
    ['/api/articles/categories/e-3/signs/shapes', 'Article not found'],
  ])('answers 404 for %s', async (path, detail) => {
    const answer = await services.call(path);
    expect([answer.status, answer.json()]).toEqual([
      404,
      expect.objectContaining({ code: 'MB-1003', detail }),
    ]);
  });

  const long = 'x'.repeat(201);
  it.each([
    [`/api/articles/exams/${long}/categories`, ['/examId']],
    [`/api/articles/categories/${long}`, ['/id']],
    [`/api/articles/categories/${long}/articles`, ['/id']],
    [`/api/articles/categories/${long}/${long}/${long}`, ['/examId', '/categorySlug', '/articleSlug']],
  ])('answers 400 for names that are too long, with each place', async (path, places) => {
    const answer = await services.call(path);
    expect([answer.status, answer.json()]).toEqual([
      400,
      expect.objectContaining({
        code: 'MB-1002',
        errors: places.map((place) => ({ path: place, message: expect.any(String) })),
      }),
    ]);
  });

  it.each(EVERY_ADDRESS)('answers 304 for %s when nothing changed', async (path) => {
    const first = await services.call(path);
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    const etag = first.headers.get('etag') ?? '';
    const second = await services.call(path, { headers: { 'if-none-match': etag } });
    expect([second.status, second.text]).toEqual([304, '']);
  });

  it.each(EVERY_ADDRESS)('refuses %s unsigned, and any other method', async (path) => {
    expect((await fetch(services.url + path)).status).toBe(401);
    const answer = await services.call(path, { method: 'DELETE' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('serves a changed article immediately', async () => {
    const path = '/api/articles/categories/e-2/signs/shapes';
    const store = services.app.nest.get(ArticleStoreService, { strict: false });
    await services.call(path);
    await store.saveArticle(article('E_2', 'signs', 'shapes', { title: 'Changed' }));
    expect(articleResponse.parse((await services.call(path)).json()).data.title).toBe('Changed');
  });

  it('hides the articles of a hidden exam, and shows them again with it', async () => {
    const hide = (hidden: boolean) =>
      services.call('/api/upload/visibility', { as: 'admin', body: { examId: 'E_1', hidden } });
    const statuses = async () => {
      const answers = await Promise.all(EVERY_ADDRESS.map((path) => services.call(path)));
      return new Set(answers.map(({ status }) => status));
    };
    expect((await hide(true)).status).toBe(200);
    expect(await statuses()).toEqual(new Set([404]));
    expect((await hide(false)).status).toBe(200);
    expect(await statuses()).toEqual(new Set([200]));
  });
});
