import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { questionsResponse } from '@mockingbird/contracts';
import { signRequest } from '@mockingbird/request-signing/node';
import mongoose from 'mongoose';
import { PublisherService } from '../../src/upload/publisher.service.js';
import { examFields, testFields } from '../support/bank.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { SECRETS, startApp, type TestApp } from '../support/harness.js';
import { checkTest, findMixIssues, questionsOf } from './publication-check.js';
import { type ServicesProcess, startProcess } from '../support/services-process.js';
import { formOf } from './upload-form.js';

/** How often the services are killed; `npm run prove` does it 50 times. */
const ROUNDS = Number(process.env['UPLOAD_KILL_ROUNDS'] ?? 3);
const ROUND_LIMIT_MS = 30_000;
const QUESTIONS = 40;
const BULK_TESTS = 12;
const EXAM = 'KILLED';
const SINGLE = 'killed-single';
const BULK = Array.from({ length: BULK_TESTS }, (_, number) => `killed-bulk-${number}`);
const JSON_TYPE = { 'content-type': 'application/json' };

const fieldsOf = (testId: string) => testFields(EXAM, testId, { totalQuestions: QUESTIONS });

describe('killing the services while they publish', () => {
  let database: TestDatabase;
  let services: TestApp;
  let authorization = '';
  let version = 0;

  beforeAll(async () => {
    database = await startDatabase();
    services = await startApp({ mongodbUri: database.uri });
    authorization = await services.signIn('ada', 'admin');
    const publisher = services.app.nest.get(PublisherService, { strict: false });
    await publisher.publishExam(examFields(EXAM));
    for (const testId of [SINGLE, ...BULK]) {
      await publisher.publishMockTest(fieldsOf(testId));
      await publisher.publishQuestions({ testId }, JSON.stringify(questionsOf(0, QUESTIONS)));
    }
  });
  afterAll(async () => {
    await services.close();
    await database.close();
  });

  const ask = (url: string, method: 'GET' | 'POST', path: string, init: RequestInit = {}) => {
    const [plain = ''] = path.split('?');
    const secret = SECRETS.browser;
    const signed = signRequest({ keyId: 'browser', secret, method, path: plain, now: Date.now() });
    return fetch(url + path, { ...init, method, headers: { ...signed, authorization, ...init.headers } });
  };
  const reader = (url: string) => async (path: string) => {
    const response = await ask(url, 'GET', path);
    if (!response.ok) throw new Error(`${path} answers ${response.status}`);
    return response.json();
  };
  const publishOne = (url: string, next: number) => {
    const fields = { uploadType: 'questions', examId: EXAM, testId: SINGLE };
    const body = formOf({ fields, file: JSON.stringify(questionsOf(next, QUESTIONS)) });
    return ask(url, 'POST', '/api/upload', { body });
  };
  const publishMany = (url: string, next: number) => {
    const tests = BULK.map((id) => ({ ...fieldsOf(id), questions: questionsOf(next, QUESTIONS) }));
    return ask(url, 'POST', '/api/upload/bulk', { headers: JSON_TYPE, body: JSON.stringify({ tests }) });
  };

  /** Publishes continuously until the process has ended. @returns the last acknowledged version */
  async function publishUntilKilled(
    child: ServicesProcess,
    publish: typeof publishOne,
    acknowledged: number,
  ): Promise<number> {
    let last = acknowledged;
    const took = performance.now();
    version += 1;
    if ((await publish(child.url, version)).ok) last = version;
    // The times of the kills are spread evenly over two publications.
    const span = 2 * (performance.now() - took);
    const killed = new Promise<void>((resolve) => {
      setTimeout(() => void child.kill().then(resolve), Math.random() * span);
    });
    try {
      for (;;) {
        version += 1;
        if ((await publish(child.url, version)).ok) last = version;
      }
    } catch {
      // The connection ended with the process.
    }
    await killed;
    return last;
  }

  /** Reads continuously from another process with cached responses, as students do. @returns issues */
  async function readUntil(testIds: readonly string[], isOver: () => boolean): Promise<string[]> {
    const issues = new Set<string>();
    let reads = 0;
    for (; !isOver(); reads += 1) {
      const testId = testIds[reads % testIds.length] ?? '';
      const response = await ask(services.url, 'GET', `/api/mocktests/${testId}/questions`);
      const { data } = questionsResponse.parse(await response.json());
      for (const issue of findMixIssues(testId, data, QUESTIONS)) issues.add(issue);
    }
    if (reads === 0) issues.add('Nothing was read during the publications');
    return [...issues];
  }

  const ROUTES = { one: [publishOne, [SINGLE]], many: [publishMany, BULK] } as const;
  it.each(['one', 'many'] as const)(
    'leaves the old questions or the new, and a history that agrees (%s)',
    async (kind) => {
      const [publish, testIds] = ROUTES[kind];
      const faults: string[] = [];
      let acknowledged = 0;
      let isOver = false;
      const reading = readUntil(testIds, () => isOver);
      let child = await startProcess(database.uri);
      for (let round = 0; round < Math.ceil(ROUNDS / 2); round += 1) {
        acknowledged = await publishUntilKilled(child, publish, acknowledged);
        child = await startProcess(database.uri);
        for (const testId of testIds) {
          const found = await checkTest(reader(child.url), testId, QUESTIONS);
          faults.push(...found.faults);
          if (found.version < acknowledged || found.version > version) {
            faults.push(`${testId} shows ${found.version}, and ${acknowledged} to ${version} were published`);
          }
        }
      }
      await child.kill();
      isOver = true;
      faults.push(...(await reading));
      expect(faults).toEqual([]);
      expect(acknowledged).toBeGreaterThan(0);
    },
    ROUND_LIMIT_MS + ROUNDS * ROUND_LIMIT_MS,
  );

  it('would be noticed if it were otherwise', async () => {
    const connection = await mongoose.createConnection(database.uri).asPromise();
    const test = { key: SINGLE };
    const tests = connection.collection('mockTests');
    const sets = connection.collection('questionSets');
    const stored = await tests.findOne(test);
    const set = await sets.findOne({ testKey: SINGLE, revision: stored?.['revision'] });
    const check = async () => {
      const app = await startApp({ mongodbUri: database.uri });
      const read = async (path: string) => (await app.call(path, { as: 'admin' })).json();
      const { faults } = await checkTest(read, SINGLE, QUESTIONS);
      await app.close();
      return faults.join('; ');
    };
    expect(await check()).toBe('');
    // Half of the questions are replaced, as in an interrupted publication question by question.
    const half = [...questionsOf(99_999, QUESTIONS / 2), ...(set?.['questions'] ?? []).slice(QUESTIONS / 2)];
    await sets.updateOne({ _id: set?._id }, { $set: { questions: half } });
    expect(await check()).toMatch(/shows 40 questions of the versions 99999, \d+/);
    expect(findMixIssues(SINGLE, questionsOf(1, QUESTIONS - 1), QUESTIONS)).toHaveLength(1);
    await sets.updateOne({ _id: set?._id }, { $set: { questions: set?.['questions'] } });
    // The questions are published, but the copy to the history is missing.
    await tests.updateOne(test, { $set: { revision: stored?.['previousRevision'] } });
    expect(await check()).toMatch(/its history ends with/);
    await tests.updateOne(test, { $set: { revision: stored?.['revision'] } });
    await connection.close();
  });
});
