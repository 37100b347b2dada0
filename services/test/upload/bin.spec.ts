import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  adminExamsResponse,
  binChangeResponse,
  binResponse,
  type BinTarget,
  historyResponse,
} from '@mockingbird/contracts';
import mongoose, { type Connection } from 'mongoose';
import { DAY_MS } from '../../src/common/day.js';
import { BinRepository } from '../../src/exam/bin/bin.repository.js';
import { PurgeService } from '../../src/exam/bin/purge.service.js';
import { BIN_DAYS } from '../../src/exam/limits.js';
import { PublisherService } from '../../src/upload/publisher.service.js';
import { examFields, question, testFields } from '../support/bank.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { startApp, type TestApp } from '../support/harness.js';

const file = (...ids: string[]) => JSON.stringify(ids.map((questionId) => question({ questionId })));

describe('the bin', () => {
  let database: TestDatabase;
  let services: TestApp;
  let connection: Connection;
  let publisher: PublisherService;
  let skew = 0;
  let run = 0;
  let examId = '';
  let testId = '';

  beforeAll(async () => {
    database = await startDatabase();
    services = await startApp({ mongodbUri: database.uri }, { clock: () => Date.now() + skew });
    publisher = services.app.nest.get(PublisherService, { strict: false });
    connection = await mongoose.createConnection(database.uri).asPromise();
  });
  afterAll(async () => {
    await connection.close();
    await services.close();
    await database.close();
  });
  beforeEach(async () => {
    skew = 0;
    run += 1;
    examId = `BIN_${run}`;
    testId = `bin-${run}`;
    await publisher.publishExam(examFields(examId), { by: 'ada' });
    for (const id of [testId, `${testId}-b`]) {
      await publisher.publishMockTest(testFields(examId, id), { by: 'bea' });
      await publisher.publishQuestions({ testId: id }, file('a'), { by: 'eva' });
    }
  });

  const now = () => Date.now() + skew;
  const call = (path: string, body: BinTarget) =>
    services.call(`/api/upload/bin${path}`, { as: 'admin', body, now: now() });
  const change = async (path: string, body: BinTarget) =>
    binChangeResponse.parse((await call(path, body)).json()).data;
  const listed = async () => {
    const answer = await services.call('/api/upload/bin', { as: 'admin', now: now() });
    return binResponse.parse(answer.json()).data.filter((entry) => entry.examId === examId);
  };
  const statuses = async () => {
    const paths = [
      `exams/exam/${examId}`,
      `mocktests/${testId}/questions`,
      `mocktests/${testId}-b/questions`,
    ];
    return Promise.all(
      paths.map(async (path) => (await services.call(`/api/${path}`, { now: now() })).status),
    );
  };
  const purge = () => services.app.nest.get(PurgeService, { strict: false }).run();
  const stored = async () => ({
    exams: await connection.collection('exams').countDocuments({ examId }),
    tests: await connection
      .collection('mockTests')
      .countDocuments({ examKey: examId.toLowerCase().replace('_', '-') }),
    sets: await connection
      .collection('questionSets')
      .countDocuments({ testKey: { $in: [testId, `${testId}-b`] } }),
  });

  it('takes an exam with its tests from students and admins, and gives them back', async () => {
    expect(await change('', { examId })).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      message: `${examId} is in the bin. It can be restored for 30 days.`,
    });
    expect(await statuses()).toEqual([404, 404, 404]);
    const overview = await services.call('/api/upload/exams', { as: 'admin' });
    expect(adminExamsResponse.parse(overview.json()).data.map((exam) => exam.examId)).not.toContain(examId);
    for (const path of [`exams/${examId}`, `mocktests/${testId}`, `mocktests/${testId}/questions`]) {
      expect((await services.call(`/api/upload/${path}`, { as: 'admin' })).status).toBe(404);
    }
    expect(await listed()).toEqual([
      {
        examId,
        title: `Exam ${examId}`,
        by: 'admin',
        at: expect.stringMatching(/^\d{4}-/),
        daysLeft: 30,
        tests: 2,
      },
    ]);
    await change('/restore', { examId });
    expect([await statuses(), await listed()]).toEqual([[200, 200, 200], []]);
    const history = await services.call(`/api/upload/history?examId=${examId}&limit=2`, { as: 'admin' });
    expect(historyResponse.parse(history.json()).data).toMatchObject([
      { type: 'bin', outcome: 'restored', by: 'admin', undoable: false },
      { type: 'bin', outcome: 'deleted', counts: { exams: 1, tests: 2 } },
    ]);
  });

  it('takes one test, which stays there when its exam comes back', async () => {
    await change('', { testId });
    expect(await statuses()).toEqual([200, 404, 200]);
    await change('', { examId });
    expect((await listed()).map((entry) => [entry.testId, entry.tests])).toEqual([
      [undefined, 1],
      [testId, 0],
    ]);
    expect((await call('/restore', { testId })).status).toBe(409);
    await change('/restore', { examId });
    expect(await statuses()).toEqual([200, 404, 200]);
    await change('/restore', { testId });
    expect(await statuses()).toEqual([200, 200, 200]);
  });

  it('keeps the ids: an upload says that they are there', async () => {
    await change('', { examId });
    const uploads = [
      () => publisher.publishExam(examFields(examId), { by: 'ada' }),
      () => publisher.publishExam(examFields(examId), { by: 'ada', dryRun: true }),
      () => publisher.publishMockTest(testFields(examId, testId), { by: 'ada' }),
      () => publisher.publishQuestions({ testId }, file('b'), { by: 'ada' }),
    ];
    for (const upload of uploads) {
      await expect(upload()).rejects.toMatchObject({
        status: 409,
        code: 'MB-1007',
        message: expect.stringContaining('is in the bin'),
      });
    }
    await change('/restore', { examId });
    expect((await publisher.publishExam(examFields(examId), { by: 'ada' })).outcome).toBe('unchanged');
  });

  it('is emptied on request, and the ids are free then', async () => {
    expect((await call('/purge', { examId })).status).toBe(404);
    await change('', { examId });
    await change('/purge', { examId });
    expect([await stored(), await listed()]).toEqual([{ exams: 0, tests: 0, sets: 0 }, []]);
    await publisher.publishExam(examFields(examId), { by: 'ada' });
    const history = await services.call(`/api/upload/history?examId=${examId}&limit=2`, { as: 'admin' });
    expect(historyResponse.parse(history.json()).data).toMatchObject([
      { type: 'exam', outcome: 'created' },
      { type: 'bin', outcome: 'purged', by: 'admin' },
    ]);
  });

  it('removes after 30 days what was not restored, with one entry in the history', async () => {
    await change('', { testId });
    skew = BIN_DAYS * DAY_MS - 60_000;
    await purge();
    expect((await listed()).map(({ daysLeft }) => daysLeft)).toEqual([1]);
    skew += 120_000;
    await Promise.all([purge(), purge()]);
    expect(await stored()).toEqual({ exams: 1, tests: 1, sets: 1 });
    const history = await services.call(`/api/upload/history?testId=${testId}&limit=3`, {
      as: 'admin',
      now: now(),
    });
    expect(historyResponse.parse(history.json()).data.map(({ outcome, by }) => [outcome, by])).toEqual([
      ['purged', 'bin'],
      ['deleted', 'admin'],
      ['created', 'eva'],
    ]);
  });

  it('is changed once when calls are concurrent', async () => {
    const answers = await Promise.all([call('', { examId }), call('', { examId }), call('', { examId })]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect(await statuses()).toEqual([404, 404, 404]);
  });

  it.each([[{}], [{ examId: 'A', testId: 'b' }], [{ examId: '../etc' }]])('refuses %j', async (body) => {
    expect((await call('', body)).status).toBe(400);
  });

  it('is complete after a crash in each step', async () => {
    const repository = services.app.nest.get(BinRepository, { strict: false });
    /** The step fails, as when the process dies before it. */
    const crash = async (step: 'followDeletion' | 'followRestoration' | 'removeTest', path: string) => {
      const spy = jest.spyOn(repository, step).mockRejectedValueOnce(new Error('crash'));
      // The response is not described: no working process sends it.
      await expect(call(path, { examId })).rejects.toThrow('status 500');
      spy.mockRestore();
    };
    await crash('followDeletion', '');
    // Students see neither the exam nor its tests. The next run puts the tests into the bin too.
    expect(await statuses()).toEqual([404, 404, 404]);
    await purge();
    expect((await listed()).map(({ tests }) => tests)).toEqual([2]);
    await crash('followRestoration', '/restore');
    await purge();
    expect([await statuses(), await listed()]).toEqual([[200, 200, 200], []]);
    await change('', { examId });
    await crash('removeTest', '/purge');
    expect(await listed()).toEqual([]);
    expect((await call('/restore', { examId })).status).toBe(404);
    await purge();
    expect(await stored()).toEqual({ exams: 0, tests: 0, sets: 0 });
    const history = await services.call(`/api/upload/history?examId=${examId}&limit=4`, { as: 'admin' });
    expect(historyResponse.parse(history.json()).data.map(({ outcome }) => outcome)).toEqual([
      'purged',
      'deleted',
      'restored',
      'deleted',
    ]);
  });
});
