import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { loadBank } from '@mockingbird/content';
import { examListResponse, questionsResponse } from '@mockingbird/contracts';
import { runSeed, seedDatabase } from '../src/run-seed.js';
import { PublisherService } from '../src/upload/publisher.service.js';
import { examFields, question, tinyBank } from './bank.js';
import { startDatabase, type TestDatabase } from './database.js';
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
    expect(await seedDatabase(config, tinyBank())).toEqual({ exams: 9, tests: 2, questions: 4 });
    expect(await seedDatabase(config, tinyBank())).toBeUndefined();
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
    expect(await seedDatabase(config, tinyBank())).toMatchObject({ exams: rest.length + 1 });
    expect(await allExams()).toHaveLength(9);
  });

  it('leaves a database alone that was filled otherwise', async () => {
    const services = await startApp({ mongodbUri: database.uri });
    await services.app.nest.get(PublisherService, { strict: false }).publishExam(examFields('MINE'));
    await services.close();
    expect(await seedDatabase(testConfig({ mongodbUri: database.uri }), tinyBank())).toBeUndefined();
    expect(await allExams()).toHaveLength(1);
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
        `seed: ${exams.length} exams, ${tests.length} tests, ${questions.length} questions\n`,
        'seed: the database holds exams already, nothing done\n',
      ]);
      const services = await startApp({ mongodbUri: database.uri });
      for (const { testId, questions: wanted } of tests) {
        const answer = await services.call(`/api/mocktests/${testId}/questions`);
        const { data, meta } = questionsResponse.parse(answer.json());
        expect(data).toHaveLength(wanted.length);
        for (const mathml of Object.values(meta.math)) expect(mathml).not.toMatch(/ style=/);
      }
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
