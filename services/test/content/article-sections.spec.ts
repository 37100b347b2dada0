import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import { articleSectionsResponse, SECTION_ARTICLES } from '@mockingbird/contracts';
import type { Connection } from 'mongoose';
import { DataVersions } from '../../src/cache/data-versions.service.js';
import { ArticleStoreService } from '../../src/content/articles/article-store.service.js';
import { ContentSeedService } from '../../src/content/seed/content-seed.service.js';
import { PublisherService } from '../../src/upload/publisher.service.js';
import { examFields } from '../support/bank.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { article, category, tinyContent } from '../support/entries.js';
import { startApp, type TestApp } from '../support/harness.js';

const PATH = '/api/articles/categories';

describe('the article section over all exams', () => {
  let database: TestDatabase;
  let services: TestApp;
  beforeEach(async () => {
    database = await startDatabase();
    services = await startApp({ mongodbUri: database.uri });
    for (const examId of ['E_1', 'E_2', 'E_3']) await publishExam(examId);
    await services.app.nest.get(ContentSeedService, { strict: false }).seed(tinyContent());
  });
  afterEach(async () => {
    await services.close();
    await database.close();
  });

  const publishExam = (examId: string, changes = {}) =>
    services.app.nest.get(PublisherService, { strict: false }).publishExam(examFields(examId, changes));
  const store = () => services.app.nest.get(ArticleStoreService, { strict: false });
  const connection = () => services.app.nest.get<Connection>(getConnectionToken());
  const sections = async () => {
    const answer = await services.call(PATH);
    expect(answer.status).toBe(200);
    const { data } = articleSectionsResponse.parse(answer.json());
    expect(answer.json()).toEqual({ data });
    return data;
  };
  const ids = async () => (await sections()).map(({ id }) => id);

  it('is every category with its exam and what a card shows of its articles, in their order', async () => {
    const [, signs] = await sections();
    const card = (title: string) => ({
      title,
      slug: title.toLowerCase(),
      excerpt: `About ${title.toLowerCase()}.`,
      publicationDate: '2026-01-31',
      readingTime: 3,
    });
    expect(signs).toEqual({
      id: 'e-1.signs',
      examId: 'E_1',
      examKey: 'e-1',
      examTitle: 'Exam E_1',
      slug: 'signs',
      title: 'Category signs',
      description: 'About signs.',
      kind: 'guide',
      totalArticles: 3,
      articles: [card('Colours'), card('Shapes'), card('Words')],
    });
  });

  it('is sorted by exam title, then by category, including empty categories', async () => {
    expect(await ids()).toEqual(['e-1.empty', 'e-1.signs', 'e-2.signs']);
    expect((await sections())[0]).toMatchObject({ kind: 'tips', totalArticles: 0, articles: [] });
    await publishExam('E_1', { title: 'Part 10' });
    await publishExam('E_2', { title: 'part 9' });
    expect(await ids()).toEqual(['e-2.signs', 'e-1.empty', 'e-1.signs']);
  });

  it('keeps the categories of an exam together when another exam has the same title', async () => {
    await store().saveCategory(category('E_2', 'first', { order: 0 }));
    for (const examId of ['E_1', 'E_2']) await publishExam(examId, { title: 'The same' });
    expect(await ids()).toEqual(['e-1.empty', 'e-1.signs', 'e-2.first', 'e-2.signs']);
  });

  it('names the first articles of a long category, and counts all', async () => {
    for (let order = 20; order > 0; order -= 1) {
      await store().saveArticle(article('E_1', 'empty', `part-${order}`, { order }));
    }
    const [long] = await sections();
    expect(long?.totalArticles).toBe(20);
    expect(long?.articles.map(({ slug }) => slug)).toEqual(
      Array.from({ length: SECTION_ARTICLES }, (_, index) => `part-${index + 1}`),
    );
  });

  it('is without the categories of a hidden exam, and of one that is not there', async () => {
    await store().saveCategory(category('E_9', 'signs'));
    const hide = (hidden: boolean) =>
      services.call('/api/upload/visibility', { as: 'admin', body: { examId: 'E_1', hidden } });
    expect((await hide(true)).status).toBe(200);
    expect(await ids()).toEqual(['e-2.signs']);
    expect((await hide(false)).status).toBe(200);
    expect(await ids()).toEqual(['e-1.empty', 'e-1.signs', 'e-2.signs']);
  });

  it('is empty while there are no categories', async () => {
    await services.app.nest
      .get(DataVersions, { strict: false })
      .change('catalogue', () => connection().collection('articleCategories').deleteMany({}));
    expect(await sections()).toEqual([]);
  });

  it('takes a category that was stored before there were kinds for a guide, as every call does', async () => {
    await services.app.nest.get(DataVersions, { strict: false }).change('catalogue', () =>
      connection()
        .collection('articleCategories')
        .updateMany({}, { $unset: { kind: 1 } }),
    );
    expect((await sections()).map(({ kind }) => kind)).toEqual(['guide', 'guide', 'guide']);
    for (const path of [
      '/api/articles/exams/e-1/categories',
      `${PATH}/e-1.signs`,
      `${PATH}/e-1/signs/shapes`,
    ]) {
      const answer = await services.call(path);
      expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('"kind":"guide"')]);
    }
  });

  it('shows a new category, article and title of an exam immediately', async () => {
    await sections();
    await store().saveCategory(category('E_3', 'news', { kind: 'tips' }));
    await store().saveArticle(article('E_3', 'news', 'fresh'));
    expect((await sections()).at(-1)).toMatchObject({ id: 'e-3.news', totalArticles: 1 });
    await publishExam('E_3', { title: 'Renamed' });
    expect((await sections()).at(-1)).toMatchObject({ examTitle: 'Renamed' });
  });

  it('takes two reads for many who ask together, however many categories there are', async () => {
    for (let number = 0; number < 30; number += 1) {
      await store().saveCategory(category('E_3', `category-${number}`));
    }
    const reads: string[] = [];
    connection().set('debug', (collection: string, method: string) => {
      // Revisions and the health monitor are read whenever it is time.
      if (collection.startsWith('article')) reads.push(`${collection}.${method}`);
    });
    const answers = await Promise.all(Array.from({ length: 20 }, () => services.call(PATH)));
    await services.call(PATH);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(reads.sort()).toEqual(['articleCategories.aggregate', 'articles.aggregate']);
  });

  it('has an ETag, and is 304 if the client has it', async () => {
    const first = await services.call(PATH);
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    const second = await services.call(PATH, { headers });
    expect([second.status, second.text]).toEqual([304, '']);
    await publishExam('E_1', { title: 'Renamed' });
    expect((await services.call(PATH, { headers })).status).toBe(200);
  });

  it('is refused unsigned, and by any other method', async () => {
    expect((await fetch(services.url + PATH)).status).toBe(401);
    const answer = await services.call(PATH, { method: 'DELETE' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});
