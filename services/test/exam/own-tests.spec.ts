import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ownTestOfferResponse, ownTestResponse } from '@mockingbird/contracts';
import { PublisherService } from '../../src/upload/publisher.service.js';
import { type BankExam, SeedService } from '../../src/upload/seed/seed.service.js';
import { bankTest, examFields, question } from '../support/bank.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { startApp, type TestApp } from '../support/harness.js';

const levelOf = (index: number) => (index % 2 === 0 ? 'easy' : 'hard');

/** Six questions of two topics; formulas differ by test. */
const testOf = (testId: string) => ({
  ...bankTest(testId),
  totalQuestions: 6,
  duration: 12,
  marksPerQuestion: 2,
  questions: Array.from({ length: 6 }, (_, index) => ({
    ...question({ questionId: `${testId}-${index}`, questionText: `What is $${testId.length}+${index}$?` }),
    topic: index < 2 ? 'Averages' : 'Series',
    level: levelOf(index),
  })),
});
const examOf = (examId: string, ...testIds: string[]): BankExam => ({
  exam: { ...examFields(examId), examId, details: {}, weight: 1 },
  tests: testIds.map(testOf),
});

describe('own tests', () => {
  let database: TestDatabase;
  let services: TestApp;
  beforeAll(async () => {
    database = await startDatabase();
    services = await startApp({ mongodbUri: database.uri });
    const bank = [examOf('FIRST', 'f-1', 'f-2'), examOf('SECOND', 'second-1'), examOf('EMPTY')];
    await services.app.nest.get(SeedService, { strict: false }).seed(bank);
  });
  afterAll(async () => {
    await services.close();
    await database.close();
  });

  const read = (part: string, query: string) => services.call(`/api/own-tests/${part}?${query}`);
  const offer = async (query: string) => ownTestOfferResponse.parse((await read('offer', query)).json()).data;
  const questions = async (query: string) => {
    const answer = await read('questions', `minutes=0&seed=abc&${query}`);
    expect(answer.status).toBe(200);
    return ownTestResponse.parse(answer.json());
  };
  const ids = ({ data }: Awaited<ReturnType<typeof questions>>) => data.map(({ questionId }) => questionId);

  it('are offered by topic and level', async () => {
    const averages = ['easy', 'hard'].map((level) => ({ topic: 'Averages', level, questions: 3 }));
    const series = ['easy', 'hard'].map((level) => ({ topic: 'Series', level, questions: 6 }));
    const expected = { questions: [...averages, ...series], minutesPerQuestion: 2 };
    expect(await offer('exam=second&exam=FIRST')).toEqual(expected);
    expect(await offer('exam=empty')).toEqual({ questions: [], minutesPerQuestion: 0 });
  });

  it('have the same questions for the same settings, with their formulas only', async () => {
    const query = 'exam=first&exam=second&count=4&part=1';
    const test = await questions(query);
    expect(new Set(ids(test)).size).toBe(4);
    expect(test).toMatchObject({ available: 18, hasNext: true });
    expect(test.meta).toMatchObject({
      examId: 'FIRST',
      marksPerQuestion: 2,
      negativeMarksPerQuestion: '1/3',
    });
    const formulas = test.data.map(({ questionText }) => questionText.split('$')[1]);
    expect(Object.keys(test.meta.math).sort()).toEqual([...new Set(formulas)].sort());
    expect(await questions('count=4&part=1&exam=second&exam=FIRST&exam=first')).toEqual(test);
  });

  it('show every question of a selection once, then none', async () => {
    const seen: unknown[] = [];
    for (let part = 1; part <= 3; part += 1) {
      const test = await questions(`exam=first&topic=Series&count=3&part=${part}`);
      seen.push(...ids(test));
    }
    expect(seen).toHaveLength(8);
    expect(new Set(seen).size).toBe(8);
  });

  it('have the level and the topics of their settings', async () => {
    const { data } = await questions('exam=first&level=hard&topic=Averages&topic=Series&count=20&part=1');
    expect(new Set(data.map(({ level }) => level))).toEqual(new Set(['hard']));
    expect(data).toHaveLength(6);
  });

  it('of an exam without tests are empty', async () => {
    expect(await questions('exam=empty&count=5&part=1')).toMatchObject({
      data: [],
      available: 0,
      hasNext: false,
    });
  });

  it('follow a new publication', async () => {
    const before = await questions('exam=second&count=1&part=1');
    await services.app.nest
      .get(PublisherService, { strict: false })
      .publishQuestions({ testId: 'second-1' }, JSON.stringify([question({ questionId: 'new' })]));
    const after = await questions('exam=second&count=5&part=1');
    expect([ids(after), after.meta.revision === before.meta.revision]).toEqual([['new'], false]);
  });

  it.each([
    ['offer', 'exam=none', 404, 'Exam not found'],
    ['offer', '', 400, '/exam'],
    ['offer', Array.from({ length: 11 }, (_, index) => `exam=e${index}`).join('&'), 400, '/exam'],
    ['questions', 'exam=first&exam=none&count=1&minutes=0&seed=a&part=1', 404, 'Exam not found'],
    ['questions', 'exam=first&count=201&minutes=-1&seed=A&part=0', 400, '/count'],
    ['questions', 'exam=first&count=1&minutes=1&seed=a&part=1&level=odd', 400, '/level'],
  ])('reject %s?%s', async (part, query, status, text) => {
    const answer = await read(part, query);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(text);
  });
});
