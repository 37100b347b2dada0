import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import { examResponse, questionsResponse } from '@mockingbird/contracts';
import { ResponseCache } from '../../src/cache/response-cache.service.js';
import { DataVersionRepository } from '../../src/cache/data-version.repository.js';
import { ExamRepository } from '../../src/exam/catalogue/exam.repository.js';
import { EXAM, type ExamModel } from '../../src/exam/catalogue/models.js';
import { QuestionSetRepository } from '../../src/exam/questions/question-set.repository.js';
import { PublisherService } from '../../src/upload/publisher.service.js';
import { examFields, question, testFields } from '../support/bank.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { startApp, type TestApp } from '../support/harness.js';
import { until } from '../support/until.js';

/**
 * The product guarantees that every process serves a change within this time after its acknowledgement, in ms. The time is
 * checked only on an idle machine (`npm run prove`); otherwise the test only waits for the new state.
 */
const PROMISE_MS = process.env.HOLD_TIMES === '1' ? 2_000 : Number.POSITIVE_INFINITY;

const TITLE = 'Exam CACHED';
const EVERY_ADDRESS = [
  '/api/exams/allexams',
  '/api/exams/topexams',
  '/api/exams/exam/cached',
  '/api/mocktests/cached',
  '/api/mocktests/cached-1/questions',
];

describe('answers from memory', () => {
  let database: TestDatabase;
  let writer: TestApp;
  let reader: TestApp;
  const publisher = () => writer.app.nest.get(PublisherService, { strict: false });
  const title = async (app: TestApp) =>
    examResponse.parse((await app.call('/api/exams/exam/CACHED')).json()).data.title;
  const questionIds = async (app: TestApp) =>
    questionsResponse
      .parse((await app.call('/api/mocktests/cached-1/questions')).json())
      .data.map(({ questionId }) => questionId);
  const publishQuestions = (...ids: string[]) =>
    publisher().publishQuestions(
      { testId: 'cached-1' },
      JSON.stringify(ids.map((questionId) => question({ questionId }))),
    );
  /** @returns how long the process served another state, in ms */
  const lag = async (answer: () => Promise<unknown>, expected: unknown) => {
    const acknowledged = performance.now();
    for (;;) {
      const elapsedMs = performance.now() - acknowledged;
      if (JSON.stringify(await answer()) === JSON.stringify(expected)) return elapsedMs;
      if (elapsedMs > PROMISE_MS) throw new Error(`Still the old state ${elapsedMs} ms after the change`);
    }
  };
  /** Waits until a process has queried the data versions again. Each change that it notices reloads its responses once more. */
  const untilNoticed = async (app: TestApp) => {
    const queries = jest.spyOn(app.app.nest.get(DataVersionRepository, { strict: false }), 'list');
    await until(async () => {
      await app.call('/api/exams/allexams');
      return queries.mock.results.length > 0;
    });
    await queries.mock.results[0]?.value;
    queries.mockRestore();
  };
  beforeAll(async () => {
    database = await startDatabase();
    writer = await startApp({ mongodbUri: database.uri });
    reader = await startApp({ mongodbUri: database.uri, services: new Set(['exam']) });
  });
  afterAll(async () => {
    await writer.close();
    await reader.close();
    await database.close();
  });
  beforeAll(async () => {
    await publisher().publishExam(examFields('CACHED'));
    await publisher().publishMockTest(testFields('CACHED', 'cached-1'));
    await publishQuestions('a', 'b');
  });

  it.each(EVERY_ADDRESS)(
    'carry an ETag and caching, and are 304 if the client has them (%s)',
    async (path) => {
      const first = await reader.call(path);
      expect([first.status, first.headers.get('cache-control')]).toEqual([
        200,
        'public, max-age=0, must-revalidate',
      ]);
      const second = await reader.call(path, {
        headers: { 'if-none-match': first.headers.get('etag') ?? '' },
      });
      expect([second.status, second.text, second.headers.get('cache-control')]).toEqual([
        304,
        '',
        'public, max-age=0, must-revalidate',
      ]);
    },
  );

  it('are new immediately in the process that wrote, and within two seconds in another', async () => {
    expect(await title(writer)).toBe(TITLE);
    expect(await title(reader)).toBe(TITLE);
    for (const changed of ['First change', 'Second change', TITLE]) {
      await publisher().publishExam(examFields('CACHED', { title: changed }));
      expect(await title(writer)).toBe(changed);
      await lag(() => title(reader), changed);
    }
  });

  it('show newly published questions soon', async () => {
    expect(await questionIds(reader)).toEqual(['a', 'b']);
    await publishQuestions('c', 'd');
    expect(await questionIds(writer)).toEqual(['c', 'd']);
    await lag(() => questionIds(reader), ['c', 'd']);
  });

  it('are new soon also when the writer was killed before it could say so', async () => {
    expect(await title(reader)).toBe(TITLE);
    const exams: ExamModel = writer.app.nest.get(getModelToken(EXAM), { strict: false });
    // The announcement before a write. The process is then killed, and never announces the end of the change.
    const versions = writer.app.nest.get(DataVersionRepository, { strict: false });
    await versions.increment('catalogue', 1);
    const looks = jest.spyOn(reader.app.nest.get(ExamRepository, { strict: false }), 'find');
    // The reader has noticed the announcement, and has read the old state again.
    await lag(async () => [await title(reader), looks.mock.calls.length > 0], [TITLE, true]);
    looks.mockRestore();
    await exams.updateOne({ key: 'cached' }, { $set: { title: 'Written by the dead' } });
    await lag(() => title(reader), 'Written by the dead');
    await publisher().publishExam(examFields('CACHED', { description: 'Mended.' }));
    await lag(() => title(reader), TITLE);
    // For the next tests: an open change reloads responses at every query, for 20 s.
    await versions.increment('catalogue', -1);
  });

  it('are made once for many who ask at the same time', async () => {
    await publishQuestions('e', 'f');
    await untilNoticed(writer);
    const reads = jest.spyOn(writer.app.nest.get(QuestionSetRepository, { strict: false }), 'find');
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => writer.call('/api/mocktests/cached-1/questions')),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(reads).toHaveBeenCalledTimes(1);
    reads.mockRestore();
  });

  it('take no memory for what does not exist, nor for other spellings of what does', async () => {
    const memory = reader.app.nest.get(ResponseCache, { strict: false });
    for (const path of EVERY_ADDRESS) await reader.call(path);
    const before = memory.bytes;
    expect(before).toBeGreaterThan(0);
    const hostile = Array.from({ length: 50 }, (_, count) => `${'x'.repeat(150)}${count}`);
    for (const id of hostile) {
      expect((await reader.call(`/api/exams/exam/${id}`)).status).toBe(404);
      expect((await reader.call(`/api/mocktests/${id}/questions`)).status).toBe(404);
    }
    for (const id of ['CACHED', 'Cached', 'cAcHeD']) {
      expect((await reader.call(`/api/exams/exam/${id}`)).status).toBe(200);
      expect((await reader.call(`/api/mocktests/${id}-1/questions`)).status).toBe(200);
    }
    expect(memory.bytes).toBe(before);
  });
});
