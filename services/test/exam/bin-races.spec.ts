import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import mongoose, { type Connection } from 'mongoose';
import { DataVersions } from '../../src/cache/data-versions.service.js';
import { BinRepository } from '../../src/exam/bin/bin.repository.js';
import { BinService } from '../../src/exam/bin/bin.service.js';
import { PurgeService } from '../../src/exam/bin/purge.service.js';
import type { StoredExam } from '../../src/exam/catalogue/models.js';
import { PublisherService } from '../../src/upload/publisher.service.js';
import { examFields, question, testFields } from '../support/bank.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { startApp, type TestApp } from '../support/harness.js';

/** Two processes work on the bin. Each test fixes the order of their steps. */
describe('the bin, with a second process', () => {
  let database: TestDatabase;
  let services: TestApp;
  let connection: Connection;
  let bin: BinService;
  let repository: BinRepository;
  let run = 0;
  let examId = '';
  let key = '';
  let testId = '';

  beforeAll(async () => {
    database = await startDatabase();
    services = await startApp({ mongodbUri: database.uri });
    bin = services.app.nest.get(BinService, { strict: false });
    repository = services.app.nest.get(BinRepository, { strict: false });
    connection = await mongoose.createConnection(database.uri).asPromise();
  });
  afterAll(async () => {
    await connection.close();
    await services.close();
    await database.close();
  });
  beforeEach(async () => {
    jest.restoreAllMocks();
    run += 1;
    examId = `RACE_${run}`;
    key = `race-${run}`;
    testId = `bin-race-${run}`;
    await upload();
  });

  const upload = async () => {
    const publisher = services.app.nest.get(PublisherService, { strict: false });
    await publisher.publishExam(examFields(examId), { by: 'ada' });
    await publisher.publishMockTest(testFields(examId, testId), { by: 'ada' });
    const file = JSON.stringify([question({ questionId: 'a' })]);
    await publisher.publishQuestions({ testId }, file, { by: 'ada' });
  };
  const change = async (path: string, body: object = { examId }) => {
    const { status } = await services.call(`/api/upload/bin${path}`, { as: 'admin', body });
    expect(status).toBe(200);
  };
  const statuses = () =>
    Promise.all(
      [`exams/exam/${examId}`, `mocktests/${testId}/questions`].map(
        async (path) => (await services.call(`/api/${path}`)).status,
      ),
    );
  const purge = () => services.app.nest.get(PurgeService, { strict: false }).run();
  /** Runs `meanwhile` once, before or after a step of the first process. */
  const around = (
    step: 'followDeletion' | 'listTestsOf' | 'removeTest',
    { before, after }: { before?: () => Promise<void>; after?: () => Promise<void> },
  ) => {
    const original: (...parameters: never[]) => Promise<unknown> = repository[step].bind(repository);
    // The three steps have different parameters, and this passes on what it gets.
    const spy = jest.spyOn(repository, step) as unknown as jest.Mock<typeof original>;
    spy.mockImplementationOnce(async (...parameters) => {
      spy.mockRestore();
      await before?.();
      const result = await original(...parameters);
      await after?.();
      return result;
    });
  };
  /** The first process dies in the middle of a removal. @returns the exam as a second process reads it then */
  const dieInPurge = async (): Promise<StoredExam> => {
    await change('');
    jest.spyOn(repository, 'removeTest').mockRejectedValueOnce(new Error('crash'));
    await expect(change('/purge')).rejects.toThrow('status 500');
    jest.restoreAllMocks();
    const exam = await bin.findExam(key);
    if (exam === null) throw new Error('The exam is not in the bin.');
    expect(exam.deleted?.purging).toBe(true);
    return exam;
  };
  const stored = async () =>
    Promise.all(
      (
        [
          ['exams', { key }],
          ['mockTests', { examKey: key }],
          ['questionSets', { testKey: testId }],
        ] as const
      ).map(([name, filter]) => connection.collection(name).countDocuments(filter)),
    );

  it('leaves a test whose id was uploaded again when a removal of the earlier one comes late', async () => {
    const exam = await dieInPurge();
    await purge();
    expect(await stored()).toEqual([0, 0, 0]);
    await upload();
    await bin.purgeExam(exam);
    expect([await stored(), await statuses()]).toEqual([
      [1, 1, 1],
      [200, 200],
    ]);
  });

  it('leaves it even if it is in the bin again', async () => {
    const exam = await dieInPurge();
    await purge();
    await upload();
    await change('', { testId });
    await bin.purgeExam(exam);
    expect(await stored()).toEqual([1, 1, 1]);
    await change('');
    await bin.purgeExam(exam);
    expect(await stored()).toEqual([1, 1, 1]);
  });

  it('leaves it if the id was uploaded between two steps of the late removal', async () => {
    const replace = async () => {
      await purge();
      await upload();
    };
    for (const step of ['listTestsOf', 'removeTest'] as const) {
      const exam = await dieInPurge();
      around(step, step === 'listTestsOf' ? { after: replace } : { before: replace });
      await bin.purgeExam(exam);
      expect([await stored(), await statuses()]).toEqual([
        [1, 1, 1],
        [200, 200],
      ]);
    }
  });

  it('removes a test that did not follow its exam before the process died', async () => {
    await change('');
    await connection.collection('mockTests').updateOne({ key: testId }, { $unset: { deleted: 1 } });
    await change('/purge');
    expect(await stored()).toEqual([0, 0, 0]);
  });

  it('removes a test that another process changes between two steps of the removal', async () => {
    await change('');
    around('removeTest', {
      before: async () => {
        await connection.collection('mockTests').updateOne({ key: testId }, { $set: { change: 'other' } });
      },
    });
    await change('/purge');
    expect(await stored()).toEqual([0, 0, 0]);
  });

  it('gives the tests back when an exam is restored while the hourly run makes them follow its deletion', async () => {
    await change('');
    // As after a crash: the hourly run has something to do.
    await connection.collection('mockTests').updateOne({ key: testId }, { $unset: { deleted: 1 } });
    around('followDeletion', { before: () => change('/restore') });
    await purge();
    expect(await statuses()).toEqual([200, 200]);
  });

  it('gives the tests back when an exam is restored while it is being deleted', async () => {
    around('followDeletion', { before: () => change('/restore') });
    await change('');
    expect(await statuses()).toEqual([200, 200]);
  });

  it('tells the caches what the hourly run has changed, and nothing if it changed nothing', async () => {
    const versions = services.app.nest.get(DataVersions, { strict: false });
    await change('');
    const begun = jest.spyOn(versions, 'change');
    await bin.reconcile();
    expect(begun).not.toHaveBeenCalled();
    await connection.collection('mockTests').updateOne({ key: testId }, { $unset: { deleted: 1 } });
    await bin.reconcile();
    expect(begun).toHaveBeenCalledWith('catalogue', expect.any(Function));
  });
});
