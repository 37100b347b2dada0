import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { adminExamsResponse, historyResponse, questionsResponse, undoResponse } from '@mockingbird/contracts';
import mongoose, { type Connection } from 'mongoose';
import { DAY_MS } from '../../src/common/day.js';
import { FORMER_REVISIONS, QUESTION_SET_GRACE_MS, REVISION_DAYS } from '../../src/exam/limits.js';
import { PublisherService } from '../../src/upload/publisher.service.js';
import { examFields, question, testFields } from '../support/bank.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { startApp, type TestApp } from '../support/harness.js';
import { uploaded } from './upload-form.js';

const HOUR = 60 * 60 * 1000;
const file = (...ids: string[]) => JSON.stringify(ids.map((questionId) => question({ questionId })));

describe('the history of uploads', () => {
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
    examId = `HISTORY_${run}`;
    testId = `history-${run}`;
    await publisher.publishExam(examFields(examId), { by: 'ada' });
    await publisher.publishMockTest(testFields(examId, testId), { by: 'bea' });
  });

  const publish = async (...ids: string[]) =>
    (await publisher.publishQuestions({ testId }, file(...ids), { by: 'eva' })).id ?? '';
  const history = async (query: string) =>
    historyResponse.parse((await services.call(`/api/upload/history${query}`, { as: 'admin' })).json());
  const ofTest = async () => (await history(`?testId=${testId}`)).data;
  const undo = (id: string) =>
    services.call(`/api/upload/history/${id}/undo`, { as: 'admin', method: 'POST', now: Date.now() + skew });
  const undone = async (id: string) => undoResponse.parse((await undo(id)).json()).data;
  const shown = async () => {
    const answer = await services.call(`/api/mocktests/${testId}/questions`, { now: Date.now() + skew });
    const { data, meta } = questionsResponse.parse(answer.json());
    return { ids: data.map(({ questionId }) => questionId), revision: meta.revision };
  };

  it('tells who stored what and when, newest first', async () => {
    await publish('a', 'b');
    await publish('c');
    const { revision } = await shown();
    const [second, first, ...rest] = (await history(`?examId=${examId}`)).data;
    expect(second).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      type: 'questions',
      outcome: 'replaced',
      examId,
      testId,
      by: 'eva',
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      counts: { exams: 0, tests: 0, questions: 1 },
      revisionBefore: first?.revisionAfter,
      revisionAfter: revision,
      questionCounts: { removed: 2, changed: 0, added: 1 },
      undoable: true,
    });
    expect(first).toMatchObject({ outcome: 'created', revisionBefore: '', undoable: false });
    expect(rest).toMatchObject([
      { type: 'mocktest', outcome: 'created', testId, by: 'bea', undoable: false },
      { type: 'exam', outcome: 'created', examId, by: 'ada', undoable: false },
    ]);
  });

  it('says how many questions were removed, changed and added, also by an undo and a restoration', async () => {
    const store = (...texts: [string, string][]) => {
      const questions = texts.map(([questionId, questionText]) => question({ questionId, questionText }));
      return publisher.publishQuestions({ testId }, JSON.stringify(questions), { by: 'eva' });
    };
    await store(['a', 'One?'], ['b', 'Two?'], ['c', 'Three?']);
    const { revision } = await shown();
    await store(['a', 'One?'], ['b', 'Two now?'], ['d', 'Four?'], ['e', 'Five?']);
    await store(['e', 'Five?'], ['b', 'Two now?'], ['d', 'Four?'], ['a', 'One?']);
    const body = { revision, basedOn: (await shown()).revision };
    const path = `/api/upload/mocktests/${testId}/revisions/restore`;
    expect((await services.call(path, { as: 'admin', body })).status).toBe(200);
    await undone((await ofTest())[0]?.id ?? '');
    expect((await ofTest()).map(({ outcome, questionCounts }) => [outcome, questionCounts])).toEqual([
      ['undone', { removed: 1, changed: 1, added: 2 }],
      ['restored', { removed: 2, changed: 1, added: 1 }],
      ['replaced', { removed: 0, changed: 0, added: 0 }],
      ['replaced', { removed: 1, changed: 1, added: 2 }],
      ['created', { removed: 0, changed: 0, added: 3 }],
      ['created', undefined],
    ]);
  });

  it('has the present titles, and the names of changed fields without their values', async () => {
    const fields = testFields(examId, testId, { duration: 7, details: '{"title":"First"}' });
    await uploaded(services, { fields: { uploadType: 'mocktest', ...fields } });
    await publisher.publishExam(examFields(examId, { title: 'Renamed', topics: 'Rules' }), { by: 'ada' });
    const { data } = await history(`?examId=${examId}`);
    expect(data.map(({ title, changedFields }) => [title, changedFields])).toEqual([
      ['Renamed', ['title', 'topics']],
      ['First', ['duration', 'title']],
      ['First', undefined],
      ['Renamed', undefined],
    ]);
    expect(data.some((entry) => 'fields' in entry)).toBe(false);
  });

  it('has the order in which things were done, whatever the clocks of the processes say', async () => {
    const behind = await startApp({ mongodbUri: database.uri }, { clock: () => Date.now() - HOUR });
    const other = behind.app.nest.get(PublisherService, { strict: false });
    const made = [await publish('a')];
    for (const id of ['b', 'c']) {
      made.unshift((await other.publishQuestions({ testId }, file(id), { by: 'eva' })).id ?? '');
      made.unshift(await publish(`${id}-again`));
    }
    await behind.close();
    expect((await ofTest()).map(({ id }) => id).slice(0, made.length)).toEqual(made);
  });

  it('leaves out what changed nothing', async () => {
    await publish('a');
    expect(await publish('a')).toBe('');
    await publisher.publishExam(examFields(examId), { by: 'ada' });
    expect((await history(`?examId=${examId}`)).data).toHaveLength(3);
  });

  it('is read in pages', async () => {
    for (const id of ['a', 'b', 'c', 'd']) await publish(id);
    const all = (await ofTest()).map(({ id }) => id);
    expect(all).toHaveLength(5);
    const first = await history(`?testId=${testId}&limit=2`);
    const second = await history(`?testId=${testId}&limit=2&before=${first.meta.next}`);
    const third = await history(`?testId=${testId}&limit=2&before=${second.meta.next}`);
    expect([first, second, third].flatMap(({ data }) => data.map(({ id }) => id))).toEqual(all);
    expect(third.meta.next).toBeUndefined();
  });

  it.each(['limit=0', 'limit=201', 'before=x', 'limit=2&limit=3'])('refuses the query %s', async (query) => {
    const answer = await services.call(`/api/upload/history?${query}`, { as: 'admin' });
    expect([answer.status, answer.json()]).toEqual([
      400,
      expect.objectContaining({ errors: [expect.objectContaining({ path: `/${query.split('=')[0]}` })] }),
    ]);
  });

  it('takes the last questions back, and the taking back too', async () => {
    await publish('a', 'b');
    const before = await shown();
    const last = await publish('c');
    const { id, revision } = await undone(last);
    expect([await shown(), revision]).toEqual([before, before.revision]);
    expect((await ofTest())[0]).toMatchObject({
      id,
      type: 'undo',
      undoes: last,
      by: 'admin',
      undoable: true,
    });
    await undone(id);
    expect((await shown()).ids).toEqual(['c']);
  });

  it('counts the questions that came back, not those that were taken back', async () => {
    await publish('a', 'b');
    const { id } = await undone(await publish('c'));
    expect((await ofTest())[0]?.counts).toEqual({ exams: 0, tests: 0, questions: 2 });
    await undone(id);
    expect((await ofTest())[0]?.counts.questions).toBe(1);
  });

  it('takes the first questions back to none', async () => {
    const first = await publish('a');
    expect(await undone(first)).toMatchObject({
      revision: '',
      message: expect.stringContaining('no questions'),
    });
    expect((await ofTest())[0]?.counts.questions).toBe(0);
    expect(await shown()).toEqual({ ids: [], revision: '' });
    await publish('a');
    expect((await shown()).ids).toEqual(['a']);
  });

  it('takes back only the last questions of a test', async () => {
    const first = await publish('a');
    await publish('b');
    const answer = await undo(first);
    expect([answer.status, answer.json()]).toEqual([409, expect.objectContaining({ code: 'MB-1007' })]);
    const [mockTest] = (await ofTest()).filter(({ type }) => type === 'mocktest');
    expect((await undo(mockTest?.id ?? '')).status).toBe(409);
    expect((await undo('0'.repeat(32))).status).toBe(404);
    expect((await undo('nonsense')).status).toBe(400);
    expect((await shown()).ids).toEqual(['b']);
  });

  it('undoes a change once when two calls are concurrent', async () => {
    await publish('a');
    const last = await publish('b');
    const answers = await Promise.all([undo(last), undo(last), undo(last)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await shown()).ids).toEqual(['a']);
  });

  it('leaves questions that can be taken back when the test itself is stored again', async () => {
    await publish('a');
    const last = await publish('b');
    await publisher.publishMockTest(testFields(examId, testId, { duration: 7 }), { by: 'bea' });
    await undone(last);
    expect((await shown()).ids).toEqual(['a']);
  });

  it('has a change whose process died before it was copied', async () => {
    await publish('a');
    const last = await publish('b');
    const changes = connection.collection<{ _id: string }>('changes');
    const copied = await changes.findOne({ _id: last });
    await changes.deleteOne({ _id: last });
    await connection.collection('mockTests').updateOne({ key: testId }, { $set: { unrecorded: copied } });
    expect((await ofTest())[0]?.id).toBe(last);
    // The next change also copies it before it replaces it.
    await changes.deleteOne({ _id: last });
    await connection.collection('mockTests').updateOne({ key: testId }, { $set: { unrecorded: copied } });
    await publish('c');
    expect((await ofTest()).map(({ id }) => id)).toContain(last);
    const stored = await connection.collection('mockTests').findOne({ key: testId });
    expect(stored).not.toHaveProperty('unrecorded');
  });

  it('keeps the questions that are shown and those before, and removes others after a while', async () => {
    const sets = async () => connection.collection('questionSets').countDocuments({ testKey: testId });
    for (const id of ['a', 'b', 'c', 'd']) await publish(id);
    expect(await sets()).toBe(4);
    skew = QUESTION_SET_GRACE_MS + HOUR;
    await publish('e');
    expect(await sets()).toBe(5);
    skew = (REVISION_DAYS + 1) * DAY_MS;
    const last = await publish('f');
    expect([await sets(), await shown()]).toMatchObject([2, { ids: ['f'] }]);
    await undone(last);
    expect((await shown()).ids).toEqual(['e']);
  });

  it('keeps a limited number of former questions', async () => {
    const sets = async () => connection.collection('questionSets').countDocuments({ testKey: testId });
    for (let number = 0; number < FORMER_REVISIONS + 5; number += 1) await publish(`q${number}`);
    skew = QUESTION_SET_GRACE_MS + HOUR;
    await publish('last');
    // The published ones, those before, and the former ones.
    expect(await sets()).toBe(FORMER_REVISIONS + 2);
  });

  it('says so when the questions before are not there any more', async () => {
    await publish('a');
    const { revision } = await shown();
    const last = await publish('b');
    await connection.collection('questionSets').deleteOne({ testKey: testId, revision });
    expect((await undo(last)).json()).toMatchObject({ detail: expect.stringContaining('no longer stored') });
    expect((await shown()).ids).toEqual(['b']);
  });

  describe('hiding', () => {
    const hide = (body: object) => services.call('/api/upload/visibility', { as: 'admin', body });
    const statuses = async () => {
      const paths = [`exams/exam/${examId}`, `mocktests/${examId}`, `mocktests/${testId}/questions`];
      const answers = await Promise.all(paths.map((path) => services.call(`/api/${path}`)));
      return answers.map(({ status }) => status);
    };
    const listed = async () => {
      const search = { body: { keyword: examId } };
      const answers = await Promise.all([
        services.call('/api/exams/allexams'),
        services.call('/api/exams/search', search),
      ]);
      return answers.map(({ text }) => text.includes(`"${examId}"`));
    };
    const overview = async () => {
      const answer = await services.call('/api/upload/exams', { as: 'admin' });
      return adminExamsResponse.parse(answer.json()).data.find((exam) => exam.examId === examId);
    };

    it('an exam takes it and its tests from students, and showing it brings them back', async () => {
      await publish('a');
      expect([await statuses(), await listed()]).toEqual([
        [200, 200, 200],
        [true, true],
      ]);
      expect((await hide({ examId, hidden: true })).json()).toMatchObject({ data: { outcome: 'stored' } });
      expect([await statuses(), await listed()]).toEqual([
        [404, 404, 404],
        [false, false],
      ]);
      expect(await overview()).toMatchObject({ hidden: true, tests: [{ testId, hidden: false }] });
      expect((await hide({ examId, hidden: true })).json()).toMatchObject({ data: { outcome: 'unchanged' } });
      await publisher.publishExam(examFields(examId, { title: 'Stays hidden' }), { by: 'ada' });
      expect(await statuses()).toEqual([404, 404, 404]);
      await hide({ examId, hidden: false });
      expect(await statuses()).toEqual([200, 200, 200]);
      const { data } = await history(`?examId=${examId}`);
      expect(data[0]).toMatchObject({ type: 'visibility', outcome: 'shown', by: 'admin' });
    });

    it('a test takes it alone, and its count', async () => {
      await publish('a');
      await hide({ testId, hidden: true });
      expect(await statuses()).toEqual([200, 200, 404]);
      expect((await services.call(`/api/mocktests/${examId}`)).json()).toEqual({ data: [] });
      const all = (await services.call('/api/exams/allexams')).json();
      expect(all).toMatchObject({
        data: expect.arrayContaining([expect.objectContaining({ examId, totalTests: 0 })]),
      });
      const { revision } = (await overview())?.tests[0] ?? { revision: '' };
      expect(revision).not.toBe('');
      await publish('b');
      expect(await statuses()).toEqual([200, 200, 404]);
      await hide({ testId, hidden: false });
      expect((await shown()).ids).toEqual(['b']);
    });

    it.each([
      [{ hidden: true }, ''],
      [{ examId: 'A', testId: 'b', hidden: true }, ''],
      [{ examId: 'NOTHING', hidden: true }, '/examId'],
      [{ testId: 'nothing', hidden: true }, '/testId'],
      [{ testId: 'nothing' }, '/hidden'],
    ])('refuses %j', async (body, path) => {
      const answer = await hide(body);
      expect([answer.status, answer.json()]).toEqual([
        400,
        expect.objectContaining({ errors: [expect.objectContaining({ path })] }),
      ]);
    });
  });

  it('is for admins alone', async () => {
    const calls = [
      ['GET', '/api/upload/history'],
      ['GET', '/api/upload/exams'],
      ['POST', `/api/upload/history/${'0'.repeat(32)}/undo`],
      ['POST', '/api/upload/visibility'],
    ] as const;
    for (const [method, path] of calls) {
      expect((await services.call(path, { method })).status).toBe(401);
      expect((await services.call(path, { method, as: 'student' })).status).toBe(403);
    }
  });
});
