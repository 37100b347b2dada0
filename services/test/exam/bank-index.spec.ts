import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { bankResponse } from '@mockingbird/contracts';
import { EventLoopYield } from '../../src/common/event-loop-yield.js';
import { BankIndex } from '../../src/exam/bank/bank-index.service.js';
import { PublisherService } from '../../src/upload/publisher.service.js';
import { examFields, question, testFields } from '../support/bank.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { startApp, type TestApp } from '../support/harness.js';

const EXAM = 'MEMORY';
const TESTS = 4;
const QUESTIONS = 5;
const LONG = 'long '.repeat(400);

const idOf = (test: number, at: number) => `m${test}-q${at}`;
const fileOf = (test: number, text: string) =>
  JSON.stringify(
    Array.from({ length: QUESTIONS }, (_, at) =>
      question({ questionId: idOf(test, at), questionText: `${text} ${test} ${at}`, explanation: LONG }),
    ),
  );

describe('the memory of the question bank', () => {
  let database: TestDatabase;
  let services: TestApp;
  let index: BankIndex;

  beforeAll(async () => {
    database = await startDatabase();
    services = await startApp({ mongodbUri: database.uri });
    index = services.app.nest.get(BankIndex, { strict: false });
    const publisher = services.app.nest.get(PublisherService, { strict: false });
    await publisher.publishExam(examFields(EXAM), { by: 'ada' });
    for (let test = 0; test < TESTS; test += 1) {
      await publisher.publishMockTest(testFields(EXAM, `m${test}`), { by: 'ada' });
      await publish(test, 'Word');
    }
  });
  afterAll(async () => {
    await services.close();
    await database.close();
  });

  const publish = async (test: number, text: string) => {
    const publisher = services.app.nest.get(PublisherService, { strict: false });
    await publisher.publishQuestions({ testId: `m${test}` }, fileOf(test, text), { by: 'ada' });
  };
  const call = (query = '') => services.call(`/api/exams/questions${query}`, { as: 'admin' });
  const find = async (words: string) => {
    const answer = await call(`?q=${encodeURIComponent(words)}`);
    return bankResponse.parse(answer.json()).data.map(({ questionId }) => questionId);
  };
  /** @returns the characters of the texts that the list holds */
  const held = async () => {
    const { entries } = await index.list();
    return entries.reduce((sum, { question: { searchText = '' } }) => sum + searchText.length, 0);
  };

  it('has no more texts than its limit, and finds the others too', async () => {
    const sizeOfTest = LONG.length * QUESTIONS;
    index.limits.texts = sizeOfTest * 2.5;
    // The first request of a process: nothing is loaded yet.
    expect(await find('"word 3"')).toEqual([0, 1, 2, 3, 4].map((at) => idOf(3, at)));
    expect(await held()).toBeGreaterThan(sizeOfTest);
    expect(await held()).toBeLessThanOrEqual(index.limits.texts);
    for (let test = 0; test < TESTS; test += 1)
      expect(await find(`"word ${test} 4"`)).toEqual([idOf(test, 4)]);
    expect(await find('zeppelin')).toEqual([]);
  });

  it('is free again when a test gets other questions', async () => {
    index.limits.texts = LONG.length * QUESTIONS * 9;
    const before = index.limits.entries;
    index.limits.entries = TESTS * QUESTIONS * 1_500;
    for (let round = 0; round < 10; round += 1) {
      await publish(round % TESTS, `Round ${round}`);
      expect(await find(`"round ${round} ${round % TESTS} 0"`)).toEqual([idOf(round % TESTS, 0)]);
    }
    index.limits.entries = before;
  });

  it('says so when the list itself does not fit, and works again when it does', async () => {
    const before = index.limits.entries;
    index.limits.entries = 10 * 400;
    await publish(0, 'Changed');
    const refused = await call();
    expect([refused.status, refused.json()]).toMatchObject([503, { code: 'MB-1020' }]);
    index.limits.entries = before;
    expect(await find('changed')).toHaveLength(QUESTIONS);
  });

  it('is left to other requests between the rows that name places', async () => {
    await find('word');
    const pause = jest.spyOn(EventLoopYield.prototype, 'yieldIfDue');
    await find('word');
    const before = pause.mock.calls.length;
    const rows = await find('long');
    expect(pause.mock.calls.length - before).toBe(before + rows.length);
    pause.mockRestore();
  });
});
