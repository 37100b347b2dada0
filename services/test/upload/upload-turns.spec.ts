import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PublisherService } from '../../src/upload/publisher.service.js';
import { examFields, question, testFields } from '../support/bank.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { startApp, type TestApp } from '../support/harness.js';
import { mainThreadMs } from '../text/thread-time.js';
import { upload } from './upload-form.js';

/**
 * Processor time of the thread, in milliseconds, so that other work of the machine does not count. With reserve for slow machines
 * and for the database in the same process. Checking a file without yielding blocked the process for seconds.
 */
const LONGEST_WAIT_MS = 1_000;
const TEXT = 'What would this be, and why? '.repeat(9);

const faulty = (count: number) =>
  JSON.stringify(Array.from({ length: count }, (_, number) => ({ questionId: number, options: [1, {}] })));
const good = (count: number) =>
  JSON.stringify(
    Array.from({ length: count }, (_, number) => ({
      ...question({ questionId: `q${number}` }),
      questionText: `${number} ${TEXT}`,
    })),
  );

/** A valid question with so many unknown fields that reading them takes a second or more. */
const unknownFields = (count: number) => {
  const fields = Array.from({ length: count }, (_, number) => `"f${number}":${number}`).join(',');
  return `[${JSON.stringify(question({ questionId: 'q' })).slice(0, -1)},${fields}}]`;
};
/** Lists in each other, deeper than allowed. */
const deep = (levels: number) => `[{"questionText":${'['.repeat(levels)}${']'.repeat(levels)}}]`;

describe('while a large file is checked', () => {
  let database: TestDatabase;
  let services: TestApp;

  beforeAll(async () => {
    database = await startDatabase();
    services = await startApp({ mongodbUri: database.uri });
    const publisher = services.app.nest.get(PublisherService, { strict: false });
    await publisher.publishExam(examFields('TURNS'));
    await publisher.publishMockTest(testFields('TURNS', 'turns'));
  });
  afterAll(async () => {
    await services.close();
    await database.close();
  });

  it.each([
    ['faulty questions', faulty(18_000), 400],
    ['too many faulty questions', faulty(150_000), 400],
    ['good questions', good(18_000), 200],
    ['unknown fields', unknownFields(300_000), 200],
    ['lists in each other', deep(300_000), 400],
    ['JSON that breaks at its end', good(18_000).slice(0, -1), 400],
  ])('others are answered soon (%s)', async (_, file, status) => {
    const fields = { uploadType: 'questions', examId: 'TURNS', testId: 'turns' };
    const waitsMs: number[] = [];
    let isOver = false;
    const watch = async () => {
      while (!isOver) {
        const before = mainThreadMs();
        await (await fetch(`${services.url}/health/live`)).text();
        waitsMs.push(mainThreadMs() - before);
      }
    };
    const watching = watch();
    const answer = await upload(services, { fields, file });
    isOver = true;
    await watching;
    expect(answer.status).toBe(status);
    expect(Math.max(...waitsMs)).toBeLessThan(LONGEST_WAIT_MS);
  });
});
