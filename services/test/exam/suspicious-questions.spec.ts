import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import {
  bankResponse,
  questionsResponse,
  statisticsResponse,
  suspiciousQuestionsResponse,
} from '@mockingbird/contracts';
import { BANK_STATISTICS_MS } from '../../src/exam/limits.js';
import { STATISTICS, type StatisticsModel } from '../../src/exam/statistics/statistics.model.js';
import { StatisticsRepository } from '../../src/exam/statistics/statistics.repository.js';
import { PublisherService } from '../../src/upload/publisher.service.js';
import { SeedService } from '../../src/upload/seed/seed.service.js';
import { tinyBank } from '../support/bank.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { startApp, type TestApp } from '../support/harness.js';
import { type Choices, createQuestions, createRandom, createResponses } from './population.js';

const PATH = '/api/exams/statistics';
const TEST = 'e9-2';
const STUDENTS = 300;
/** Zero-based index of the question with a wrong key. */
const WRONG = 7;

const random = createRandom(8);
const simulated = createQuestions(20, random);
const responses = createResponses(simulated, STUDENTS, random);

const idOf = (index: number) => `q-${index + 1}`;
const wrongKey = ((simulated[WRONG]?.truth ?? 0) + 1) % 4;

/** The file of the test. @param changes of questions by index */
const fileOf = (changes: Record<number, object>): string =>
  JSON.stringify(
    simulated.map(({ truth }, index) => ({
      questionId: idOf(index),
      questionText: `Question ${index + 1}?`,
      options: ['One', 'Two', 'Three', 'Four'],
      correctAnswer: index === WRONG ? wrongKey : truth,
      ...changes[index],
    })),
  );

describe('suspicious questions', () => {
  let database: TestDatabase;
  let services: TestApp;
  let client = 0;
  let skew = 0;
  const publish = async (changes: Record<number, object> = {}) => {
    const publisher = services.app.nest.get(PublisherService, { strict: false });
    await publisher.publishQuestions({ testId: TEST }, fileOf(changes), { by: 'ada' });
    return questionsResponse.parse((await services.call(`/api/mocktests/${TEST}/questions`)).json()).meta
      .revision;
  };
  const send = async (revision: string, choices: Choices, first = 0) => {
    client += 1;
    const answers = choices.map((chosen, index) => ({ questionId: idOf(first + index), chosen }));
    const { status } = await services.call(PATH, {
      body: { testId: TEST, revision, answers },
      headers: { 'x-forwarded-for': `203.0.${client >> 8}.${client & 255}` },
    });
    expect(status).toBe(200);
  };
  const list = async () => {
    const answer = await services.call(`${PATH}/suspicious`, { as: 'admin' });
    return suspiciousQuestionsResponse.parse(answer.json());
  };
  const statistics = async () =>
    statisticsResponse.parse((await services.call(`${PATH}/${TEST}`, { as: 'admin' })).json()).data;
  let revision: string;

  beforeAll(async () => {
    database = await startDatabase();
    services = await startApp({ mongodbUri: database.uri }, { clock: () => Date.now() + skew });
    await services.app.nest.get(SeedService, { strict: false }).seed(tinyBank());
    revision = await publish();
  });
  afterAll(async () => {
    await services.close();
    await database.close();
  });

  it('are none before enough students have answered', async () => {
    for (const choices of responses.slice(0, 49)) await send(revision, choices);
    expect(await list()).toEqual({ data: [], meta: { total: 0 } });
  });

  it('are the question with the wrong key, and no good one', async () => {
    for (const choices of responses.slice(49)) await send(revision, choices);
    const { data, meta } = await list();
    expect(meta.total).toBe(1);
    expect(data).toEqual([
      {
        examId: 'E_9',
        testId: TEST,
        questionId: idOf(WRONG),
        number: WRONG + 1,
        questionText: `Question ${WRONG + 1}?`,
        reason: 'negative-discrimination',
        scored: STUDENTS,
        shareRight: responses.filter((choices) => choices[WRONG] === wrongKey).length / STUDENTS,
        discrimination: expect.any(Number),
        correctAnswer: wrongKey,
        preferred: simulated[WRONG]?.truth,
      },
    ]);
    const { questions, test } = await statistics();
    expect(questions.map(({ suspicion }) => suspicion).filter(Boolean)).toEqual(['negative-discrimination']);
    expect(questions[WRONG]?.discrimination).toBe(data[0]?.discrimination);
    expect(test).toMatchObject({ scored: STUDENTS, questions: 20 });
    expect(test.reliability).toBeGreaterThan(0.5);
    const bank = await services.call('/api/exams/questions?state=suspicious', { as: 'admin' });
    expect(bankResponse.parse(bank.json()).data).toMatchObject([
      { questionId: idOf(WRONG), suspicious: true },
    ]);
  });

  it('are found where an earlier version stored no hashes of the questions', async () => {
    const statisticsOfTest = services.app.nest.get<StatisticsModel>(getModelToken(STATISTICS), {
      strict: false,
    });
    const { hashes = [] } = (await statisticsOfTest.findOne({ testKey: TEST }).lean().exec()) ?? {};
    expect(hashes).toHaveLength(20);
    await statisticsOfTest.updateOne({ testKey: TEST }, { $unset: { hashes: 1 } });
    // Another process, which remembers nothing.
    const other = await startApp({ mongodbUri: database.uri });
    const answer = await other.call(`${PATH}/suspicious`, { as: 'admin' });
    await other.close();
    expect(suspiciousQuestionsResponse.parse(answer.json()).data).toMatchObject([
      { questionId: idOf(WRONG) },
    ]);
    await statisticsOfTest.updateOne({ testKey: TEST }, { $set: { hashes } });
  });

  describe('in the question bank', () => {
    const inBank = async () => {
      const answer = await services.call('/api/exams/questions?state=suspicious', { as: 'admin' });
      return bankResponse.parse(answer.json()).data.map(({ questionId }) => questionId);
    };

    it('are read once for many requests, and again after a minute', async () => {
      const repository = services.app.nest.get(StatisticsRepository, { strict: false });
      const counted = jest.spyOn(repository, 'countScored');
      const read = jest.spyOn(repository, 'findShared');
      skew += BANK_STATISTICS_MS;
      for (let request = 0; request < 5; request += 1) expect(await inBank()).toEqual([idOf(WRONG)]);
      expect([counted.mock.calls.length, read.mock.calls.length]).toEqual([1, 0]);
      const [choices = []] = responses;
      await send(revision, choices);
      skew += BANK_STATISTICS_MS;
      // One submission more than 300 changes nothing that an editor could see.
      expect(await inBank()).toEqual([idOf(WRONG)]);
      expect([counted.mock.calls.length, read.mock.calls.length]).toEqual([2, 0]);
      // The list of suspicious questions is exact.
      expect((await list()).data[0]?.scored).toBe(STUDENTS + 1);
      jest.restoreAllMocks();
    });

    it('stay marked when their test is renamed', async () => {
      expect(await inBank()).toEqual([idOf(WRONG)]);
      const body = { testId: TEST, newId: `${TEST}-renamed` };
      expect((await services.call('/api/upload/rename', { as: 'admin', body })).status).toBe(200);
      expect(await inBank()).toEqual([idOf(WRONG)]);
      const { data } = await list();
      expect(data.map(({ testId }) => testId)).toEqual([`${TEST}-renamed`]);
      const back = { testId: `${TEST}-renamed`, newId: TEST };
      expect((await services.call('/api/upload/rename', { as: 'admin', body: back })).status).toBe(200);
    });

    it('are no longer marked as soon as the key is corrected', async () => {
      const truth = { correctAnswer: simulated[WRONG]?.truth };
      const corrected = await publish({ [WRONG]: truth, 3: { questionText: 'Other words?' } });
      expect(await inBank()).toEqual([]);
      expect(corrected).not.toBe(revision);
      expect(await publish()).toBe(revision);
      expect(await inBank()).toEqual([idOf(WRONG)]);
    });
  });

  it('stay when other questions of the test change, and go when the key is corrected', async () => {
    const next = await publish({ 2: { questionText: 'Better words?', explanation: 'Why.' } });
    expect((await list()).data.map(({ questionId, scored }) => [questionId, scored])).toEqual([
      [idOf(WRONG), STUDENTS + 1],
    ]);
    const [choices = []] = responses;
    await send(next, choices);
    expect((await list()).data[0]?.scored).toBe(STUDENTS + 2);
    await publish({ [WRONG]: { correctAnswer: simulated[WRONG]?.truth } });
    expect((await list()).data).toEqual([]);
  });

  it('open on the revision that has submissions, named by date and author', async () => {
    // The published revision of the test before has none.
    const { revision: opened, submissions, revisions } = await statistics();
    const [newest, ...older] = revisions;
    expect(newest).toMatchObject({ submissions: 0, published: true, by: 'ada' });
    expect(older.find((entry) => entry.revision === opened)).toMatchObject({
      submissions: 1,
      published: false,
      by: 'ada',
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(submissions).toBe(1);
    const dates = revisions.map(({ at = '' }) => at);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('count the score over the questions that a student saw', async () => {
    const published = await publish({ 0: { questionText: 'New words?' } });
    // Students see the first ten questions or the last ten, as in an adaptive test.
    for (const [student, choices] of responses.entries()) {
      const first = student % 2 === 0 ? 0 : 10;
      await send(published, choices.slice(first, first + 10), first);
    }
    const { test, questions } = await statistics();
    const keys = simulated.map(({ truth }, index) => (index === WRONG ? wrongKey : truth));
    const scores = responses.map((choices, student) => {
      const first = student % 2 === 0 ? 0 : 10;
      return choices.slice(first, first + 10).filter((choice, index) => choice === keys[first + index])
        .length;
    });
    expect(questions.map(({ scored }) => scored)).toEqual(Array.from({ length: 20 }, () => STUDENTS / 2));
    expect(test.meanScore).toBeCloseTo(scores.reduce((sum, score) => sum + score, 0) / STUDENTS, 10);
    // KR-20 needs the same questions for all.
    expect([test.reliability, test.standardError]).toEqual([null, null]);
  });

  it('leave the list with a test that is deleted, and come back with it', async () => {
    const change = async (path: string) =>
      (await services.call(`/api/upload/bin${path}`, { as: 'admin', body: { testId: TEST } })).status;
    const total = async () => (await list()).meta.total;
    expect([await total(), await change(''), await total()]).toEqual([1, 200, 0]);
    expect([await change('/restore'), await total()]).toEqual([200, 1]);
  });

  it('are listed for admins alone', async () => {
    expect((await services.call(`${PATH}/suspicious`)).status).toBe(401);
    expect((await services.call(`${PATH}/suspicious`, { as: 'student' })).status).toBe(403);
  });
});
