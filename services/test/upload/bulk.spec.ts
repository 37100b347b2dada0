import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { issueSchema, historyResponse, questionsResponse } from '@mockingbird/contracts';
import mongoose from 'mongoose';
import * as z from 'zod';
import { DAY_MS } from '../../src/common/day.js';
import { QUESTION_SET_GRACE_MS, REVISION_DAYS } from '../../src/exam/limits.js';
import { PublisherService } from '../../src/upload/publisher.service.js';
import { examFields, mathBomb, question, testFields } from '../support/bank.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { startApp, type TestApp } from '../support/harness.js';
import { dump, type FormAnswer, sendAsAdmin } from './upload-form.js';

const JSON_TYPE = { 'content-type': 'application/json' };
const PATH = '/api/upload/bulk';
/** Former questions are removed then. */
const AFTER_ALL_MS = (REVISION_DAYS + 1) * DAY_MS;

describe('POST /api/upload/bulk', () => {
  let database: TestDatabase;
  let services: TestApp;
  let publisher: PublisherService;
  let run = 0;
  let examId = '';

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
    examId = `BULK_${run}`;
    await publisher.publishExam(examFields(examId));
  });

  const testId = (number: number) => `bulk-${run}-${number}`;
  const entry = (number: number, changes: object = {}) => ({
    ...testFields(examId, testId(number)),
    title: `Test ${number}`,
    questions: [question({ questionId: 'a' }), question({ questionId: 'b', questionText: '$x$?' })],
    ...changes,
  });
  const entries = (count: number) => Array.from({ length: count }, (_, index) => entry(index));
  const send = (body: RequestInit['body'], query = '', headers: Record<string, string> = JSON_TYPE) =>
    sendAsAdmin(services, PATH + query, body, { headers });
  const load = (tests: readonly unknown[], query = '') => send(JSON.stringify({ tests }), query);
  const faultsOf = ({ json }: FormAnswer) => z.array(issueSchema).parse(json['errors'] ?? []);
  const published = async (number: number) => {
    const answer = await services.call(`/api/mocktests/${testId(number)}/questions`);
    return questionsResponse.parse(answer.json());
  };

  it.each(['', '?dryRun=1'])('warns of formulas that cannot be read (query "%s")', async (query) => {
    const broken = [question({ questionId: 'a' }), question({ questionId: 'b', questionText: '$\\foo{1}$' })];
    const { status, json } = await load([entry(0), entry(1, { questions: broken })], query);
    const warning = {
      path: '/tests/1/questions/1/questionText',
      message: 'This formula cannot be read: $\\foo{1}$',
    };
    expect([status, json]).toMatchObject([200, { data: { warnings: [warning] } }]);
  });

  it.each(['', '?dryRun=1'])('warns of what a test loses that has it already (query "%s")', async (query) => {
    await load([entry(0, { sections: [{ name: 'A', from: 1, to: 2 }] })]);
    const { status, json } = await load([entry(1), entry(0, { title: undefined })], query);
    const message = 'Is not in this entry, so it is removed from the test';
    const warnings = ['title', 'sections'].map((field) => ({ path: `/tests/1/${field}`, message }));
    expect([status, json]).toMatchObject([200, { data: { warnings } }]);
  });

  it('gives students the rules of the sections and of the real exam', async () => {
    const rules = {
      duration: 9,
      totalQuestions: 2,
      totalMarks: 2,
      sections: [
        { name: 'A', from: 1, to: 1, minutes: 4, negativeMarks: '1/3', passCorrect: 1 },
        { name: 'B', from: 2, to: 2, minutes: 5, marks: 2, passMarks: 1 },
      ],
      sectionRule: 'locked',
      realExam: {
        name: 'real exam',
        questions: 20,
        correct: 14,
        source: 'https://exam.test/',
        checked: '2026-11-20',
      },
    };
    expect((await load([entry(0, rules)])).status).toBe(200);
    expect((await published(0)).meta).toMatchObject(rules);
    const open = await load([entry(0, { ...rules, duration: 10, sections: undefined })]);
    expect(faultsOf(open)).toEqual([
      { path: '/tests/0/sectionRule', message: 'Is locked, but the test has no sections' },
    ]);
    await load([entry(0, { duration: 9 })]);
    expect((await published(0)).meta).not.toHaveProperty('sectionRule');
  });

  it('stores tests with their questions, formulas rendered', async () => {
    const answer = await load(entries(120));
    expect(answer).toMatchObject({
      status: 200,
      json: {
        data: {
          type: 'bulk',
          outcome: 'stored',
          message: '120 tests with 240 questions stored.',
          counts: { exams: 0, tests: 120, questions: 240 },
        },
      },
    });
    expect(await published(119)).toMatchObject({
      data: [{ questionId: 'a' }, { questionId: 'b' }],
      duration: 5,
      meta: { title: 'Test 119', math: { x: expect.stringMatching(/^<math/) } },
    });
    const history = await services.call(`/api/upload/history?testId=${testId(7)}`, { as: 'admin' });
    const { data } = historyResponse.parse(history.json());
    expect(data).toMatchObject([
      {
        type: 'questions',
        outcome: 'created',
        by: 'ada',
        counts: { tests: 1, questions: 2 },
        undoable: true,
      },
    ]);
  });

  it('changes nothing when the same comes again, and only what is new otherwise', async () => {
    await load(entries(3));
    const before = await dump(database.uri);
    expect(await load(entries(3))).toMatchObject({ status: 200, json: { data: { outcome: 'unchanged' } } });
    expect(await dump(database.uri)).toBe(before);
    const changed = [
      entry(0),
      entry(1, { title: 'New' }),
      entry(2, { questions: [question({ questionId: 'z' })] }),
    ];
    const { json } = await load(changed);
    expect(json).toMatchObject({
      data: {
        message: expect.stringContaining('3 tests with 5 questions, 1 of them unchanged, stored.'),
        counts: { tests: 2 },
      },
    });
    expect((await published(1)).meta.title).toBe('New');
    expect((await published(2)).data.map(({ questionId }) => questionId)).toEqual(['z']);
  });

  it('undoes the questions of one of its tests', async () => {
    await load(entries(2));
    await load([entry(0, { questions: [question({ questionId: 'z' })] })]);
    const history = await services.call(`/api/upload/history?testId=${testId(0)}`, { as: 'admin' });
    const [last] = historyResponse.parse(history.json()).data;
    const undo = `/api/upload/history/${last?.id}/undo`;
    expect((await services.call(undo, { as: 'admin', method: 'POST' })).status).toBe(200);
    expect((await published(0)).data).toHaveLength(2);
  });

  it('checks in a dry run and stores nothing', async () => {
    const before = await dump(database.uri);
    expect(await load(entries(3), '?dryRun=1')).toMatchObject({
      status: 200,
      json: { data: { dryRun: true, outcome: 'stored', counts: { tests: 3, questions: 6 } } },
    });
    expect((await load([entry(0, { questions: [] })], '?dryRun=1')).status).toBe(400);
    expect(await dump(database.uri)).toBe(before);
  });

  it('names every fault of every test, and stores nothing', async () => {
    await publisher.publishExam(examFields(`${examId}_B`));
    await publisher.publishMockTest(testFields(`${examId}_B`, testId(90)));
    const before = await dump(database.uri);
    const broken = { ...question({ questionId: 'a' }), correctAnswer: 7 };
    const tests = [
      ...entries(60),
      entry(60, { questions: [question({ questionId: 'z' }), broken] }),
      entry(61, { examId: 'NOTHING' }),
      entry(62, { duration: -1, sections: [{ name: 'All', from: 2, to: 1 }] }),
      entry(0),
      entry(64, { questions: undefined }),
      7,
    ];
    const answer = await send(JSON.stringify({ tests: tests.slice(0, -1) }));
    expect([answer.status, faultsOf(answer).map(({ path }) => path)]).toEqual([
      400,
      [
        '/tests/60/questions/1/correctAnswer',
        '/tests/61/examId',
        '/tests/62/duration',
        '/tests/62/sections/0/to',
        '/tests/63/testId',
        '/tests/64/questions',
      ],
    ]);
    const bare = await load(tests);
    expect(faultsOf(bare).at(-1)).toMatchObject({ path: '/tests/65' });
    const taken = await load([...entries(60), entry(90)]);
    expect([taken.status, faultsOf(taken)]).toEqual([
      400,
      [{ path: '/tests/60/testId', message: 'Another test has this id already' }],
    ]);
    expect(await dump(database.uri)).toBe(before);
  });

  it.each([
    ['', ''],
    ['[]', ''],
    ['{}', ''],
    ['{"exams":[]}', ''],
    ['{"tests":{}}', ''],
    ['{"tests":[]}', '/tests'],
    ['{"tests":[{}', '/tests/1'],
    ['{"tests":[{', '/tests/0'],
    ['{"tests":[{}]', '/tests/1'],
    ['{"tests":[{}]} more', ''],
    ['{"tests":[{"a":]}]}', '/tests/1'],
    ['{"tests":[{"a":1,}]}', '/tests/0'],
    ['{"tests":[1]}', '/tests/0'],
    [`{"tests":[{"a":${'['.repeat(40)}${']'.repeat(40)}}]}`, '/tests/0'],
  ])('refuses %j', async (text, place) => {
    const before = await dump(database.uri);
    const answer = await send(text);
    expect(answer.status).toBe(400);
    expect(faultsOf(answer).map(({ path }) => path)).toContain(place);
    expect(await dump(database.uri)).toBe(before);
  });

  it('refuses what is no UTF-8', async () => {
    const text = JSON.stringify({ tests: [entry(0, { title: 'caf\u00e9' })] });
    const answer = await send(new Uint8Array(Buffer.from(text, 'latin1')));
    expect([answer.status, faultsOf(answer)]).toEqual([
      400,
      [{ path: '/tests/0', message: expect.stringContaining('UTF-8') }],
    ]);
  });

  it('refuses a test larger than 8 MB with 413, and stores nothing of those before', async () => {
    const before = await dump(database.uri);
    const answer = await load([...entries(60), entry(60, { title: 'x'.repeat(9 * 1024 * 1024) })]);
    expect([answer.status, answer.json['code']]).toEqual([413, 'MB-1005']);
    expect(await dump(database.uri)).toBe(before);
  });

  it('refuses a test whose formulas make it too large for the database, in a dry run too', async () => {
    const before = await dump(database.uri);
    const tests = [...entries(2), entry(2, { questions: mathBomb() })];
    for (const query of ['', '?dryRun=1']) {
      const answer = await load(tests, query);
      expect([answer.status, faultsOf(answer).map(({ path }) => path)]).toEqual([400, ['/tests/2']]);
    }
    expect(await dump(database.uri)).toBe(before);
  });

  it('refuses other types, packed bodies and those said to be too large', async () => {
    expect((await send('{}', '', { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await send('{}', '', { ...JSON_TYPE, 'content-encoding': 'gzip' })).status).toBe(415);
  });

  it('stores nothing of a body that is cut off', async () => {
    const before = await dump(database.uri);
    const text = JSON.stringify({ tests: entries(200) });
    const abort = new AbortController();
    let sent = false;
    const body = new ReadableStream({
      pull: (controller) => {
        if (sent) abort.abort();
        else controller.enqueue(new TextEncoder().encode(text.slice(0, -100)));
        sent = true;
      },
    });
    await expect(
      sendAsAdmin(services, PATH, body, { headers: JSON_TYPE, signal: abort.signal }),
    ).rejects.toThrow();
    await services.close();
    services = await startApp({ mongodbUri: database.uri });
    publisher = services.app.nest.get(PublisherService, { strict: false });
    expect(await dump(database.uri)).toBe(before);
  });

  it('gives every test the questions of one of two concurrent loads', async () => {
    const version = (name: string) =>
      [0, 1, 2].map((number) => entry(number, { questions: [question({ questionId: name })] }));
    const answers = await Promise.all([load(version('v')), load(version('w'))]);
    expect(answers.map(({ status }) => status).sort()).toEqual(expect.arrayContaining([200]));
    for (const number of [0, 1, 2]) {
      const { data, meta } = await published(number);
      expect([['v'], ['w']]).toContainEqual(data.map(({ questionId }) => questionId));
      const history = await services.call(`/api/upload/history?testId=${testId(number)}`, { as: 'admin' });
      expect(historyResponse.parse(history.json()).data[0]).toMatchObject({ revisionAfter: meta.revision });
    }
  });

  it('keeps the questions that are shown and those before, and removes others after a while', async () => {
    const connection = await mongoose.createConnection(database.uri).asPromise();
    const later = await startApp({ mongodbUri: database.uri }, { clock: () => Date.now() + AFTER_ALL_MS });
    const revisions = async () => {
      const sets = await connection
        .collection('questionSets')
        .find({ testKey: testId(0) })
        .toArray();
      return sets.map((set) => String(set['revision']));
    };
    const versions = ['v', 'w', 'x'].map((name) => [
      entry(0, { questions: [question({ questionId: name })] }),
      entry(1),
    ]);
    for (const version of versions.slice(0, 2)) await load(version);
    const shown = (await published(0)).meta.revision;
    expect(await revisions()).toHaveLength(2);
    const body = JSON.stringify({ tests: versions[2] });
    const now = Date.now() + AFTER_ALL_MS;
    expect((await sendAsAdmin(later, PATH, body, { headers: JSON_TYPE, now })).status).toBe(200);
    // The response does not wait for the removal.
    while ((await revisions()).length > 2);
    expect(await revisions()).toContain(shown);
    expect((await published(1)).data).toHaveLength(2);
    await later.close();
    await connection.close();
  });

  it('removes the staged questions of a dead load, and nothing that is needed', async () => {
    await load(entries(1));
    const connection = await mongoose.createConnection(database.uri).asPromise();
    const [key, at] = [testId(0), new Date(Date.now() - 2 * QUESTION_SET_GRACE_MS)];
    const left = {
      testKey: key,
      revision: 'left',
      questions: [],
      math: [],
      createdAt: at,
      usedAt: at,
      uses: 0,
    };
    const { revision } = (await published(0)).meta;
    await connection.collection('questionSets').insertOne(left);
    const sets = [
      { testKey: key, revision: 'left' },
      { testKey: key, revision },
    ];
    await connection.collection('stagings').insertOne({ batch: 'dead', at, sets });
    await load(entries(1));
    const storedSets = await connection.collection('questionSets').find({ testKey: key }).toArray();
    expect(storedSets.map((set) => set['revision'])).toEqual([revision]);
    expect(await connection.collection('stagings').countDocuments({ batch: 'dead' })).toBe(0);
    await connection.close();
  });
});
