import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { loadArticles, loadBank, loadPosts } from '@mockingbird/content';
import {
  articleResponse,
  articleSectionsResponse,
  examListResponse,
  postListResponse,
  questionsResponse,
} from '@mockingbird/contracts';
import { createConnection } from 'mongoose';
import { runSeed, seedDatabase } from '../../src/app/run-seed.js';
import type { BankExam } from '../../src/upload/seed/seed.service.js';
import { PublisherService } from '../../src/upload/publisher.service.js';
import { examFields, question, tinyBank } from '../support/bank.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { tinyContent } from '../support/entries.js';
import { startApp, testConfig } from '../support/harness.js';

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
    expect(await seedDatabase(config, { bank: tinyBank() })).toMatchObject({
      bank: { exams: 9, tests: 2, questions: 4 },
    });
    expect((await seedDatabase(config, { bank: tinyBank() })).bank).toBeUndefined();
    expect(await allExams()).toHaveLength(9);
  });

  it('goes on where it was cut off', async () => {
    const config = testConfig({ mongodbUri: database.uri });
    const services = await startApp({ mongodbUri: database.uri });
    const publisher = services.app.nest.get(PublisherService, { strict: false });
    const refuse = jest.spyOn(PublisherService.prototype, 'publishExam');
    refuse.mockImplementationOnce((...call) => publisher.publishExam(...call));
    refuse.mockRejectedValueOnce(new Error('cut off'));
    await expect(seedDatabase(config, { bank: tinyBank() })).rejects.toThrow('cut off');
    refuse.mockRestore();
    await services.close();
    expect(await seedDatabase(config, { bank: tinyBank() })).toMatchObject({ bank: { exams: 9 } });
    expect(await allExams()).toHaveLength(9);
  });

  it('leaves out what is faulty, names it, and brings it later when it is right', async () => {
    const config = testConfig({ mongodbUri: database.uri });
    const bank = tinyBank();
    const broken: BankExam[] = bank.map((entry, index) => {
      if (index === 0) return { exam: { examId: '', details: {} }, tests: [], file: 'bank/exams/e-1.json' };
      if (index !== 8) return entry;
      const [first, ...others] = entry.tests;
      const faulty = { ...first, testId: 'e9-10', questions: [question({ questionId: '' })] };
      return { ...entry, tests: [faulty, ...others] };
    });
    const first = await seedDatabase(config, { bank: broken, content: tinyContent() });
    expect(first).toMatchObject({ bank: { exams: 8, tests: 1 }, content: { posts: 3 } });
    expect(first.issues).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^bank\/exams\/e-1\.json \/examId: /),
        expect.stringMatching(/^exam E_9, test e9-10 \/0\/questionId: /),
      ]),
    );
    expect(await allExams()).toHaveLength(8);
    expect(await seedDatabase(config, { bank, content: tinyContent() })).toMatchObject({
      bank: { exams: 1, tests: 1, questions: 2 },
      issues: [],
    });
    expect(await allExams()).toHaveLength(9);
    expect((await seedDatabase(config, { bank })).bank).toBeUndefined();
  });

  it('brings the questions of a test that was cut off between the two', async () => {
    const config = testConfig({ mongodbUri: database.uri });
    const bank = tinyBank();
    await seedDatabase(config, { bank, bankIssues: ['bank/exams/e-0.json: Unexpected end of JSON input'] });
    const connection = await createConnection(database.uri).asPromise();
    const cut = await connection
      .collection('mockTests')
      .updateOne({ testId: 'e9-2' }, { $unset: { revision: '' } });
    await connection.close();
    expect(cut.modifiedCount).toBe(1);
    expect((await seedDatabase(config, { bank })).bank).toMatchObject({ exams: 0, tests: 1, questions: 2 });
  });

  it('does not touch what an admin changed when it brings what was missing', async () => {
    const config = testConfig({ mongodbUri: database.uri });
    const [first, ...others] = tinyBank();
    await seedDatabase(config, {
      bank: others,
      bankIssues: ['bank/exams/e-1.json: Unexpected end of JSON input'],
    });
    const services = await startApp({ mongodbUri: database.uri });
    await services.app.nest
      .get(PublisherService, { strict: false })
      .publishExam({ ...examFields('E_9'), title: 'Changed by an admin' });
    await services.close();
    await seedDatabase(config, { bank: first === undefined ? others : [first, ...others] });
    const exams = await allExams();
    expect(exams).toHaveLength(9);
    expect(exams.find(({ examId }) => examId === 'E_9')?.title).toBe('Changed by an admin');
  });

  it('leaves faulty files out, names them, and ends well, with and without Strapi', async () => {
    const home = await mkdtemp(join(tmpdir(), 'content-'));
    const write = async (path: string, text: string) => {
      await mkdir(dirname(join(home, path)), { recursive: true });
      await writeFile(join(home, path), text);
    };
    const [exam] = tinyBank();
    await write('bank/exams/a.json', '{');
    await write('bank/exams/b.json', JSON.stringify(exam));
    await write('pictures/team.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await write('articles/e-1/signs/category.yaml', 'title: Signs');
    await write('posts/bare.md', "---\ntitle: T\nexcerpt: E\npublicationDate: '2026-01-31'\n---\nText");
    await write(
      'posts/good.md',
      "---\ntitle: T\nexcerpt: E\ncover: { picture: team.svg }\npublicationDate: '2026-01-31'\n---\nText",
    );
    const out: string[] = [];
    const err: string[] = [];
    jest.spyOn(process.stdout, 'write').mockImplementation((chunk) => out.push(String(chunk)) > 0);
    jest.spyOn(process.stderr, 'write').mockImplementation((chunk) => err.push(String(chunk)) > 0);
    const environment = {
      MONGODB_URI: database.uri,
      API_KEYS: 'seed:seed-secret-0000001',
      JWT_SECRET: 'a-secret-of-thirty-two-characters',
      LOG_LEVEL: 'silent',
      // Nothing listens on the discard port: the seed must not call Strapi.
      STRAPI_URL: 'http://127.0.0.1:9',
    };
    expect(await runSeed(environment, home)).toBe(0);
    jest.restoreAllMocks();
    await rm(home, { recursive: true });
    expect(out.join('')).toBe(
      'seed: 1 exams, 0 tests, 0 questions\nseed: 0 articles, 0 categories, 1 posts\n',
    );
    expect(err).toEqual([
      expect.stringMatching(/^seed: left out bank\/exams\/a\.json: .*JSON/),
      expect.stringMatching(/^seed: left out articles\/e-1\/signs\/category\.yaml: /),
      'seed: left out posts/bare.md: Expected a field cover: { picture: <file in pictures/> }\n',
    ]);
  });

  it('leaves a database alone that was filled otherwise', async () => {
    const services = await startApp({ mongodbUri: database.uri });
    await services.app.nest.get(PublisherService, { strict: false }).publishExam(examFields('MINE'));
    await services.close();
    const config = testConfig({ mongodbUri: database.uri });
    expect(await seedDatabase(config, { bank: tinyBank(), content: tinyContent() })).toEqual({
      bank: undefined,
      content: undefined,
      issues: [],
    });
    expect(await allExams()).toHaveLength(1);
  });

  it('brings articles and posts to a database that an earlier version filled', async () => {
    const config = testConfig({ mongodbUri: database.uri });
    await seedDatabase(config, { bank: tinyBank() });
    expect(await seedDatabase(config, { bank: tinyBank(), content: tinyContent() })).toEqual({
      bank: undefined,
      content: { categories: 3, articles: 4, posts: 3 },
      issues: [],
    });
    expect(await seedDatabase(config, { bank: tinyBank(), content: tinyContent() })).toEqual({
      bank: undefined,
      content: { categories: 0, articles: 0, posts: 0 },
      issues: [],
    });
  });

  it('takes the whole bank that ships with the product', async () => {
    const { exams } = await loadBank();
    const { categories, articles } = await loadArticles();
    const { posts } = await loadPosts();
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
      // Every formula was rendered, and no Markdown is left over. A dollar before a figure is money.
      expect(html.replace(/<math.*?<\/math>/gs, '')).not.toMatch(/ style=|\$(?!\d)|:::|\*\*|\]\(/);
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
  });

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
