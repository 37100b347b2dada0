import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  examListResponse,
  examResponse,
  historyResponse,
  questionsResponse,
  renameResponse,
  reportListResponse,
  statisticsResponse,
  textCategoriesResponse,
} from '@mockingbird/contracts';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { PublisherService } from '../../src/upload/publisher.service.js';
import { TextPublisherService } from '../../src/upload/texts/text-publisher.service.js';
import { examFields, question, testFields } from '../support/bank.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { startApp, type TestApp } from '../support/harness.js';

const file = (...ids: string[]) => JSON.stringify(ids.map((questionId) => question({ questionId })));

describe('renaming', () => {
  let database: TestDatabase;
  let services: TestApp;
  let publisher: PublisherService;
  let run = 0;
  let [examId, testId, newExam, newTest] = ['', '', '', ''];

  beforeAll(async () => {
    database = await startDatabase();
    services = await startApp({ mongodbUri: database.uri });
    publisher = services.app.nest.get(PublisherService, { strict: false });
  });
  afterAll(async () => {
    await services.close();
    await database.close();
  });
  beforeEach(async () => {
    run += 1;
    [examId, testId] = [`OLD_${run}`, `old-${run}`];
    [newExam, newTest] = [`NEW_${run}`, `new-${run}`];
    await publisher.publishExam(examFields(examId), { by: 'ada' });
    await publisher.publishMockTest(testFields(examId, testId), { by: 'bea' });
    await publisher.publishQuestions({ testId }, file('a', 'b'), { by: 'eva' });
  });

  const get = (path: string) => services.call(path, { as: 'admin' });
  const rename = (body: object) => services.call('/api/upload/rename', { as: 'admin', body });
  const renamed = async (body: object) => renameResponse.parse((await rename(body)).json()).data;
  const exam = async (id: string) => examResponse.parse((await get(`/api/exams/exam/${id}`)).json()).data;
  const questions = async (id: string) =>
    questionsResponse.parse((await get(`/api/mocktests/${id}/questions`)).json());

  it('gives an exam a new id; the former ones lead to it, in chains too', async () => {
    expect(await renamed({ examId, newId: newExam })).toEqual({
      message: `The ID is ${newExam} now. Addresses with ${examId} lead to it.`,
      outcome: 'stored',
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    await renamed({ examId: newExam, newId: `THIRD_${run}` });
    for (const id of [examId, newExam, `third-${run}`]) {
      expect(await exam(id)).toMatchObject({ examId: `THIRD_${run}`, mockTests: [{ testId }] });
    }
    const { meta } = await questions(testId);
    expect(meta).toMatchObject({
      examId: `THIRD_${run}`,
      addresses: { exam: [`old-${run}`, `new-${run}`, `third-${run}`], test: [testId] },
    });
    const all = examListResponse.parse((await get('/api/exams/allexams')).json()).data;
    expect(all.map(({ examId: id }) => id).filter((id) => id.endsWith(`_${run}`))).toEqual([`THIRD_${run}`]);
    // It may get one of its former ids again.
    await renamed({ examId: `THIRD_${run}`, newId: examId });
    expect((await exam(newExam)).examId).toBe(examId);
  });

  it('gives a test a new id, with its questions, statistics, reports and history', async () => {
    const { meta } = await questions(testId);
    const submission = { testId, revision: meta.revision, answers: [{ questionId: 'a', chosen: 1 }] };
    await services.call('/api/exams/statistics', { body: submission });
    await renamed({ testId, newId: newTest });
    for (const id of [testId, newTest]) {
      expect(await questions(id)).toMatchObject({
        data: [{ questionId: 'a' }, { questionId: 'b' }],
        meta: { testId: newTest, revision: meta.revision, addresses: { test: [testId, newTest] } },
      });
    }
    // A student whose attempt began before hands in with the former id.
    expect((await services.call('/api/exams/statistics', { body: submission })).status).toBe(200);
    const report = { testId, questionId: 'b', reason: 'typo', text: `Rename ${run}.` };
    expect((await services.call('/api/exams/reports', { body: report })).status).toBe(201);
    for (const id of [testId, newTest]) {
      const statistics = statisticsResponse.parse((await get(`/api/exams/statistics/${id}`)).json()).data;
      expect([statistics.testId, statistics.submissions]).toEqual([newTest, 2]);
      const reports = reportListResponse.parse((await get(`/api/exams/reports?testId=${id}`)).json()).data;
      expect(reports).toMatchObject([{ testId: newTest, questionId: 'b' }]);
      const history = historyResponse.parse((await get(`/api/upload/history?testId=${id}`)).json()).data;
      expect(history.map(({ type, outcome }) => [type, outcome])).toEqual([
        ['rename', 'renamed'],
        ['questions', 'created'],
        ['mocktest', 'created'],
      ]);
    }
  });

  it('takes uploads with the new id, alone and in bulk', async () => {
    await renamed({ examId, newId: newExam });
    await renamed({ testId, newId: newTest });
    expect((await publisher.publishExam(examFields(newExam), { by: 'ada' })).outcome).toBe('stored');
    expect((await publisher.publishMockTest(testFields(newExam, newTest), { by: 'ada' })).outcome).toBe(
      'unchanged',
    );
    await publisher.publishMockTest(testFields(newExam, newTest, { duration: 9 }), { by: 'ada' });
    await publisher.publishQuestions({ testId: newTest, examId: newExam }, file('c'), { by: 'ada' });
    expect(await questions(testId)).toMatchObject({
      data: [{ questionId: 'c' }],
      meta: { duration: 9, addresses: { test: [testId, newTest] } },
    });
    const tests = [{ ...testFields(newExam, newTest), questions: [question({ questionId: 'd' })] }];
    expect((await services.call('/api/upload/bulk', { as: 'admin', body: { tests } })).status).toBe(200);
    expect((await questions(newTest)).data).toMatchObject([{ questionId: 'd' }]);
    const connection = services.app.nest.get<Connection>(getConnectionToken());
    expect(await connection.collection('mockTests').countDocuments({ testId: newTest })).toBe(1);
  });

  it('lets editors store a new article of a renamed exam more than once', async () => {
    await renamed({ examId, newId: newExam });
    const slug = `article-${run}`;
    const store = (title: string, basedOn: string) =>
      services.app.nest.get(TextPublisherService, { strict: false }).publish(
        'article',
        {
          uploadType: 'article',
          examId: newExam,
          categorySlug: 'tips',
          categoryTitle: 'Tips',
          slug,
          details: JSON.stringify({ title, blocks: [{ kind: 'richText', body: 'Text' }] }),
        },
        { by: 'ada', basedOn },
      );
    const first = await store('One', '');
    expect((await store('Two', first.revision ?? '')).outcome).toBe('stored');
    const stored = await get(`/api/upload/texts/article.new-${run}.tips.${slug}`);
    expect(stored.json()).toMatchObject({ data: { text: { title: 'Two' } } });
    const { data } = textCategoriesResponse.parse((await get('/api/upload/texts/categories')).json());
    expect(data).toContainEqual(expect.objectContaining({ examId: newExam, slug: 'tips' }));
  });

  it('keeps former ids from others, and says whose they are', async () => {
    await renamed({ examId, newId: newExam });
    await renamed({ testId, newId: newTest });
    await publisher.publishExam(examFields(`OTHER_${run}`), { by: 'ada' });
    await publisher.publishMockTest(testFields(`OTHER_${run}`, `other-${run}`), { by: 'ada' });
    for (const [body, message] of [
      [{ examId: `OTHER_${run}`, newId: examId }, `is a former ID of ${newExam}`],
      [{ examId: `OTHER_${run}`, newId: newExam }, 'is taken'],
      [{ testId: `other-${run}`, newId: testId }, `is a former ID of ${newTest}`],
      [{ testId: `other-${run}`, newId: newTest }, 'is taken'],
    ] as const) {
      const answer = await rename(body);
      expect([answer.status, answer.json()]).toMatchObject([
        409,
        { code: 'MB-1007', detail: expect.stringContaining(message), errors: [{ path: '/newId' }] },
      ]);
    }
    await expect(publisher.publishExam(examFields(examId), { by: 'ada' })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining(`renamed to ${newExam}`),
    });
    await expect(publisher.publishMockTest(testFields(newExam, testId), { by: 'ada' })).rejects.toMatchObject(
      { status: 409, message: expect.stringContaining(`renamed to ${newTest}`) },
    );
  });

  it('happens once when calls are concurrent, and an id has one owner', async () => {
    await publisher.publishMockTest(testFields(examId, `${testId}-b`), { by: 'bea' });
    const answers = await Promise.all([
      rename({ testId, newId: newTest }),
      rename({ testId: `${testId}-b`, newId: newTest }),
      publisher.publishMockTest(testFields(examId, newTest), { by: 'bea' }).then(
        () => ({ status: 200 }),
        () => ({ status: 409 }),
      ),
    ]);
    const statuses = answers.map(({ status }) => status);
    // An upload that comes after a rename changes the renamed test, so both may succeed.
    expect(statuses.slice(0, 2).filter((status) => status === 200).length).toBeLessThanOrEqual(1);
    expect(statuses.filter((status) => status === 200)).not.toEqual([]);
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    const connection = services.app.nest.get<Connection>(getConnectionToken(), { strict: false });
    const owners = connection.collection('mockTests').countDocuments({ addresses: newTest });
    expect(await owners).toBe(1);
  });

  it.each([
    [{ examId: 'A', newId: 'no spaces' }, 400],
    [{ examId: 'A', testId: 'b', newId: 'C' }, 400],
    [{ newId: 'C' }, 400],
    [{ examId: 'UNKNOWN', newId: 'C' }, 404],
    [{ testId: 'unknown', newId: 'c' }, 404],
  ])('refuses %j', async (body, status) => {
    expect((await rename(body)).status).toBe(status);
  });
});
