import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import mongoose, { type Connection } from 'mongoose';
import { DAY_MS } from '../../src/common/day.js';
import { QUESTION_SET_GRACE_MS, REVISION_DAYS } from '../../src/exam/limits.js';
import { PublisherService } from '../../src/upload/publisher.service.js';
import { examFields, question, testFields } from '../support/bank.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { startApp, type TestApp } from '../support/harness.js';
import { until } from '../support/until.js';

const AFTER_GRACE_MS = QUESTION_SET_GRACE_MS + 60_000;
/** A revision is live for so long before it is replaced. */
const LIVE_MS = (REVISION_DAYS + 10) * DAY_MS;

describe('a revision that was live for longer than former ones stay', () => {
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
    examId = `FORMER_${run}`;
    testId = `former-${run}`;
    await publisher.publishExam(examFields(examId), { by: 'ada' });
    await publisher.publishMockTest(testFields(examId, testId), { by: 'bea' });
  });

  const one = async (questionId: string) => {
    const file = JSON.stringify([question({ questionId })]);
    await publisher.publishQuestions({ testId }, file, { by: 'eva' });
  };
  const inBulk = async (questionId: string) => {
    const entry = { ...testFields(examId, testId), questions: [question({ questionId })] };
    const answer = await services.call('/api/upload/bulk', {
      as: 'admin',
      body: { tests: [entry] },
      now: Date.now() + skew,
    });
    expect(answer.status).toBe(200);
  };
  const stored = async () => {
    const sets = await connection.collection('questionSets').find({ testKey: testId }).toArray();
    return sets.map(({ questions }) => questions[0].questionId).sort();
  };

  it.each([
    ['one publication', one],
    ['a bulk load', inBulk],
  ])('stays for as long as the others after %s has replaced it', async (_, publish) => {
    await publish('a');
    skew = LIVE_MS;
    await publish('b');
    await publish('c');
    // The bulk load removes former questions after its response: the next publication would find them gone.
    await one('d');
    expect(await stored()).toEqual(['a', 'b', 'c', 'd']);
    skew += AFTER_GRACE_MS;
    await one('e');
    expect(await stored()).toEqual(['a', 'b', 'c', 'd', 'e']);
    skew += (REVISION_DAYS - 1) * DAY_MS;
    await one('f');
    expect(await stored()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    skew += 2 * DAY_MS;
    await publish('g');
    await until(async () => !(await stored()).includes('a'));
    expect(await stored()).toContain('f');
  });

  it('stays when an undo has replaced it', async () => {
    await one('a');
    await one('b');
    skew = LIVE_MS;
    const [last] = await connection.collection('mockTests').find({ key: testId }).toArray();
    const undone = await services.call(`/api/upload/history/${String(last?.['publication'])}/undo`, {
      as: 'admin',
      method: 'POST',
      now: Date.now() + skew,
    });
    expect(undone.status).toBe(200);
    await one('c');
    await one('d');
    expect(await stored()).toEqual(['a', 'b', 'c', 'd']);
  });
});
