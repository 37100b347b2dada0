import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { loadArticles, loadBank, loadPosts } from '@mockingbird/content';
import {
  articleResponse,
  articleSectionsResponse,
  examListResponse,
  postListResponse,
  questionsResponse,
} from '@mockingbird/contracts';
import { runSeed, seedDatabase } from '../src/run-seed.js';
import { PublisherService } from '../src/upload/publisher.service.js';
import { examFields, question, tinyBank } from './bank.js';
import { startDatabase, type TestDatabase } from './database.js';
import { tinyContent } from './entries.js';
import { startApp, testConfig } from './harness.js';

const WHOLE_BANK_MS = 60_000;

describe('seeding', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await startDatabase();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await database.close();
  });

  const allExams = async () => {
    const services = await startApp({ mongodbUri: database.uri });
    try {
      return examListResponse.parse((await services.call('/api/exams/allexams')).json()).data;
    } finally {
      await services.close();
    }
  };

  it('fills an empty database, and does nothing the second time', async () => {
    const config = testConfig({ mongodbUri: database.uri });
    expect(await seedDatabase(config, tinyBank())).toMatchObject({
      bank: { exams: 9, tests: 2, questions: 4 },
    });
    expect((await seedDatabase(config, tinyBank())).bank).toBeUndefined();
    expect(await allExams()).toHaveLength(9);
  });

  it('goes on where it was cut off', async () => {
    const config = testConfig({ mongodbUri: database.uri });
    const [first, ...rest] = tinyBank();
    const broken = [
      ...(first === undefined ? [] : [first]),
      { exam: { examId: '', details: {} }, tests: [] },
    ];
    await expect(seedDatabase(config, broken)).rejects.toMatchObject({ code: 'MB-1002' });
    expect(await allExams()).toHaveLength(1);
    expect(await seedDatabase(config, tinyBank())).toMatchObject({
      bank: { exams: rest.length + 1 },
    });
    expect(await allExams()).toHaveLength(9);
  });

  it('leaves a database alone that was filled otherwise', async () => {
    const services = await startApp({ mongodbUri: database.uri });
    await services.app.nest.get(PublisherService, { strict: false }).publishExam(examFields('MINE'));
    await services.close();
    const config = testConfig({ mongodbUri: database.uri });
    expect(await seedDatabase(config, tinyBank(), tinyContent())).toEqual({
      bank: undefined,
      content: undefined,
    });
    expect(await allExams()).toHaveLength(1);
  });

  it('brings articles and posts to a database that an earlier version filled', async () => {
    const config = testConfig({ mongodbUri: database.uri });
    await seedDatabase(config, tinyBank());
    expect(await seedDatabase(config, tinyBank(), tinyContent())).toEqual({
      bank: undefined,
      content: { categories: 3, articles: 4, posts: 3 },
    });
    expect(await seedDatabase(config, tinyBank(), tinyContent())).toEqual({
      bank: undefined,
      content: { categories: 0, articles: 0, posts: 0 },
    });
  });

  it('names what does not fit, by exam, test and place', async () => {
    const [first] = tinyBank();
    const test = { testId: 't', totalQuestions: 1, questions: [question({ questionId: '' })] };
    const bank = first === undefined ? [] : [{ ...first, tests: [test] }];
    await expect(seedDatabase(testConfig({ mongodbUri: database.uri }), bank)).rejects.toMatchObject({
      code: 'MB-1002',
    });
  });

  it(
    'takes the whole bank that ships with the product',
    async () => {
      const { exams } = await loadBank();
      const { categories, articles } = await loadArticles();
      const posts = await loadPosts();
      const written: string[] = [];
      jest.spyOn(process.stdout, 'write').mockImplementation((chunk) => written.push(String(chunk)) > 0);
      const environment = {
        MONGODB_URI: database.uri,
        API_KEYS: 'seed:seed-secret-0000001',
        JWT_SECRET: 'a-secret-of-thirty-two-characters',
        LOG_LEVEL: 'silent',
      };
      expect(await runSeed(environment)).toBe(0);
      expect(await runSeed(environment)).toBe(0);
      jest.restoreAllMocks();
      const tests = exams.flatMap((entry) => entry.tests);
      const questions = tests.flatMap((test) => test.questions);
      expect(written).toEqual([
        `seed: ${exams.length} exams, ${tests.length} tests, ${questions.length} questions\n` +
          `seed: ${articles.length} articles, ${categories.length} categories, ${posts.length} posts\n`,
        'seed: the database holds exams already, nothing done\n',
      ]);
      const services = await startApp({ mongodbUri: database.uri });
      for (const { testId, questions: wanted } of tests) {
        const answer = await services.call(`/api/mocktests/${testId}/questions`);
        const { data, meta } = questionsResponse.parse(answer.json());
        expect(data).toHaveLength(wanted.length);
        for (const mathml of Object.values(meta.math)) expect(mathml).not.toMatch(/ style=/);
      }
      for (const { examId, categorySlug, slug } of articles) {
        const path = `/api/articles/categories/${examId}/${categorySlug}/${slug}`;
        const { data } = articleResponse.parse((await services.call(path)).json());
        const html = data.blocks.map((block) => (block.kind === 'richText' ? block.html : '')).join('');
        // Every formula was rendered, and no Markdown is left over.
        expect(html.replace(/<math.*?<\/math>/gs, '')).not.toMatch(/ style=|\$|:::|\*\*|\]\(/);
      }
      const overview = await services.call('/api/articles/categories');
      const { data: sections } = articleSectionsResponse.parse(overview.json());
      expect(sections.map(({ examId, slug, kind }) => `${examId} ${slug} ${kind}`).sort()).toEqual(
        categories.map(({ examId, slug, kind }) => `${examId} ${slug} ${kind}`).sort(),
      );
      expect(sections.reduce((sum, { totalArticles }) => sum + totalArticles, 0)).toBe(articles.length);
      const blog = await services.call('/api/articles/posts');
      expect(postListResponse.parse(blog.json()).data).toHaveLength(posts.length);
      await services.close();
    },
    WHOLE_BANK_MS,
  );

  it('ends with 78 when its configuration is broken, and with 1 when the database is away', async () => {
    const written: string[] = [];
    jest.spyOn(process.stderr, 'write').mockImplementation((chunk) => written.push(String(chunk)) > 0);
    expect(await runSeed({})).toBe(78);
    const away = {
      MONGODB_URI: 'mongodb://127.0.0.1:9/x',
      API_KEYS: 'seed:seed-secret-0000001',
      JWT_SECRET: 'a-secret-of-thirty-two-characters',
      LOG_LEVEL: 'silent',
    };
    expect(await runSeed(away)).toBe(1);
    expect(written[1]).toMatch(/^seed failed: /);
  });
});
