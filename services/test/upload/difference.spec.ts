import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  changeDifferenceResponse,
  historyResponse,
  questionsDifferenceResponse,
  questionsResponse,
  restorationResponse,
  storedExamResponse,
  storedMockTestResponse,
  storedRevisionsResponse,
  undoResponse,
} from '@mockingbird/contracts';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { PublisherService } from '../../src/upload/publisher.service.js';
import { examFields, question, testFields } from '../support/bank.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { startApp, type TestApp } from '../support/harness.js';

const file = (...questions: [id: string, text?: string][]) =>
  JSON.stringify(
    questions.map(([questionId, questionText]) =>
      question({ questionId, ...(questionText !== undefined && { questionText }) }),
    ),
  );

describe('the difference of a change', () => {
  let database: TestDatabase;
  let services: TestApp;
  let publisher: PublisherService;
  let run = 0;
  let examId = '';
  let testId = '';

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
    examId = `DIFFERENCE_${run}`;
    testId = `difference-${run}`;
    await publisher.publishExam(examFields(examId), { by: 'ada' });
    await publisher.publishMockTest(testFields(examId, testId), { by: 'bea' });
  });

  const get = async (path: string) => services.call(path, { as: 'admin' });
  const post = (path: string, body?: object) =>
    services.call(path, { as: 'admin', method: 'POST', ...(body && { body }) });
  const differenceOf = async (id: string, from = 0) =>
    changeDifferenceResponse.parse((await get(`/api/upload/history/${id}?from=${from}`)).json()).data;
  const undo = async (id: string) =>
    undoResponse.parse((await post(`/api/upload/history/${id}/undo`)).json()).data;
  const exam = async () => storedExamResponse.parse((await get(`/api/upload/exams/${examId}`)).json()).data;
  const lastOf = async (query: string) => {
    const { data } = historyResponse.parse((await get(`/api/upload/history?${query}`)).json());
    return data[0];
  };
  const publish = async (...questions: Parameters<typeof file>) =>
    (await publisher.publishQuestions({ testId }, file(...questions), { by: 'eva' })).id ?? '';
  const shown = async () => {
    const answer = await services.call(`/api/mocktests/${testId}/questions`);
    const { data, meta } = questionsResponse.parse(answer.json());
    return { ids: data.map(({ questionId }) => questionId), revision: meta.revision };
  };

  describe('of the fields of an exam', () => {
    const details = JSON.stringify({ seo: { keywords: 'k' }, faqs: [{ question: 'q', answer: 'a' }] });

    it('has each field before and after', async () => {
      const fields = examFields(examId, { title: 'New title', details });
      const { id = '' } = await publisher.publishExam(fields, { by: 'ada' });
      const { entry, fields: changes, missing } = await differenceOf(id);
      expect([entry, missing]).toEqual([expect.objectContaining({ id, undoable: true }), undefined]);
      expect(changes).toEqual([
        { field: 'title', change: 'changed', before: `Exam ${examId}`, after: 'New title' },
        { field: 'seo.keywords', change: 'added', after: 'k' },
        { field: 'faqs', change: 'added', after: [{ question: 'q', answer: 'a' }] },
      ]);
    });

    it('is undone, field by field and with its revision, and the undo too', async () => {
      const before = await exam();
      const fields = examFields(examId, { title: 'New title', details });
      const { id = '' } = await publisher.publishExam(fields, { by: 'ada' });
      const after = await exam();
      const undone = await undo(id);
      expect([await exam(), undone.revision]).toEqual([before, before.revision]);
      expect(await lastOf(`examId=${examId}`)).toMatchObject({
        type: 'undo',
        outcome: 'undone',
        undoes: id,
        by: 'admin',
        undoable: true,
      });
      expect((await differenceOf(undone.id)).fields?.map(({ change }) => change)).toEqual([
        'changed',
        'removed',
        'removed',
      ]);
      await undo(undone.id);
      expect(await exam()).toEqual(after);
    });

    it('cannot be undone after the next one, but after the exam was hidden', async () => {
      const first = await publisher.publishExam(examFields(examId, { title: 'First' }), { by: 'ada' });
      const second = await publisher.publishExam(examFields(examId, { title: 'Second' }), { by: 'ada' });
      expect((await differenceOf(first.id ?? '')).entry.undoable).toBe(false);
      const refused = await post(`/api/upload/history/${first.id}/undo`);
      expect([refused.status, refused.json()]).toEqual([409, expect.objectContaining({ code: 'MB-1007' })]);
      await post('/api/upload/visibility', { examId, hidden: true });
      await undo(second.id ?? '');
      expect((await exam()).exam.title).toBe('First');
      expect((await services.call(`/api/exams/exam/${examId}`)).status).toBe(404);
    });

    it('is undone once when several calls are concurrent', async () => {
      const { id } = await publisher.publishExam(examFields(examId, { title: 'New' }), { by: 'ada' });
      const path = `/api/upload/history/${id}/undo`;
      const answers = await Promise.all([post(path), post(path), post(path)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      expect((await exam()).exam.title).toBe(`Exam ${examId}`);
    });
  });

  it('of the fields of a test is undone without its questions', async () => {
    const change = { duration: 7, details: JSON.stringify({ title: 'Titled' }) };
    const { id = '' } = await publisher.publishMockTest(testFields(examId, testId, change), { by: 'bea' });
    await publish(['a']);
    expect((await differenceOf(id)).fields).toEqual([
      { field: 'title', change: 'added', after: 'Titled' },
      { field: 'duration', change: 'changed', before: 5, after: 7 },
    ]);
    await undo(id);
    const answer = (await get(`/api/upload/mocktests/${testId}`)).json();
    const { mockTest } = storedMockTestResponse.parse(answer).data;
    expect(mockTest).toMatchObject({ duration: 5 });
    expect(mockTest).not.toHaveProperty('title');
    expect((await shown()).ids).toEqual(['a']);
  });

  it('of the visibility of a test or an exam is undone', async () => {
    await publish(['a']);
    const statuses = async () => [
      (await services.call(`/api/exams/exam/${examId}`)).status,
      (await services.call(`/api/mocktests/${testId}/questions`)).status,
    ];
    await post('/api/upload/visibility', { testId, hidden: true });
    const ofTest = await lastOf(`testId=${testId}`);
    expect([await statuses(), ofTest?.undoable]).toEqual([[200, 404], true]);
    const { id } = await undo(ofTest?.id ?? '');
    expect(await statuses()).toEqual([200, 200]);
    await undo(id);
    expect(await statuses()).toEqual([200, 404]);
    await post('/api/upload/visibility', { examId, hidden: true });
    await undo((await lastOf(`examId=${examId}`))?.id ?? '');
    expect(await statuses()).toEqual([200, 404]);
  });

  it('of questions has the removed, changed and added ones with their formulas', async () => {
    await publish(['a'], ['b', 'Is $x$ more?'], ['c']);
    const id = await publish(['c'], ['b', 'Is $y$ more?'], ['d']);
    const { questions, fields } = await differenceOf(id);
    expect(fields).toBeUndefined();
    expect(questions).toMatchObject({
      counts: { removed: 1, changed: 1, added: 1, same: 1 },
      isReordered: true,
      questions: [
        { change: 'removed', questionId: 'a', before: { questionText: 'What is $1+1$?' } },
        {
          change: 'changed',
          questionId: 'b',
          before: { questionText: 'Is $x$ more?' },
          after: { questionText: 'Is $y$ more?' },
        },
        { change: 'added', questionId: 'd' },
      ],
    });
    expect(Object.keys(questions?.math ?? {}).sort()).toEqual(['1+1', 'x', 'y']);
    expect(questions).not.toHaveProperty('next');
  });

  it('of many questions is read in pages', async () => {
    const many = (text: string) =>
      Array.from({ length: 130 }, (_, place): [string, string] => [`q${place}`, text]);
    await publish(...many('Old?'));
    const id = await publish(...many('New?'));
    const first = (await differenceOf(id)).questions;
    const second = (await differenceOf(id, first?.next)).questions;
    expect([first?.questions.length, first?.next, second?.questions.length, second?.next]).toEqual([
      100,
      100,
      30,
      undefined,
    ]);
    expect(second?.questions[0]?.questionId).toBe('q100');
  });

  it('is not found for an unknown change', async () => {
    expect((await get(`/api/upload/history/${'0'.repeat(32)}`)).status).toBe(404);
    expect((await get('/api/upload/history/nonsense')).status).toBe(400);
    expect((await get(`/api/upload/history/${'0'.repeat(32)}?from=x`)).status).toBe(400);
  });

  it('says what it lacks for changes of earlier versions', async () => {
    const { id = '' } = await publisher.publishExam(examFields(examId, { title: 'New' }), { by: 'ada' });
    await services.app.nest
      .get<Connection>(getConnectionToken())
      .collection<{ _id: string }>('changes')
      .updateOne({ _id: id }, { $unset: { fields: 1 } });
    expect((await differenceOf(id)).missing).toBe('fields');
    expect((await post(`/api/upload/history/${id}/undo`)).status).toBe(409);
  });

  describe('between stored revisions', () => {
    const revisions = async () =>
      storedRevisionsResponse.parse((await get(`/api/upload/mocktests/${testId}/revisions`)).json()).data;
    const restore = (revision: string, basedOn: string) =>
      post(`/api/upload/mocktests/${testId}/revisions/restore`, { revision, basedOn });

    it('compares any two, named by author and date', async () => {
      await publish(['a']);
      await publish(['a'], ['b']);
      await publish(['c']);
      const listed = await revisions();
      expect(listed).toMatchObject({
        testId,
        examId,
        revisions: [
          { by: 'eva', questions: 1, isPublished: true },
          { by: 'eva', questions: 2, isPublished: false },
          { by: 'eva', questions: 1, isPublished: false },
        ],
      });
      const [last, , first] = listed.revisions.map(({ revision }) => revision);
      const path = `/api/upload/mocktests/${testId}/revisions/${first}/${last}`;
      const { data } = questionsDifferenceResponse.parse((await get(path)).json());
      expect(data.counts).toEqual({ removed: 1, changed: 0, added: 1, same: 0 });
      const unknown = `/api/upload/mocktests/${testId}/revisions/${'0'.repeat(32)}/${last}`;
      expect((await get(unknown)).status).toBe(404);
    });

    it('publishes an older one as a new change that can be undone', async () => {
      await publish(['a']);
      const { revision } = await shown();
      await publish(['b']);
      await publish(['c']);
      const current = (await shown()).revision;
      const { data } = restorationResponse.parse((await restore(revision, current)).json());
      expect(data).toMatchObject({ outcome: 'stored' });
      expect(await shown()).toEqual({ ids: ['a'], revision });
      expect(await lastOf(`testId=${testId}`)).toMatchObject({
        type: 'questions',
        outcome: 'restored',
        revisionBefore: current,
        revisionAfter: revision,
        counts: { questions: 1 },
        undoable: true,
      });
      await undo(data.id ?? '');
      expect((await shown()).ids).toEqual(['c']);
    });

    it('refuses to restore over questions that the admin did not see, and what is not stored', async () => {
      await publish(['a']);
      const { revision } = await shown();
      await publish(['b']);
      const current = (await shown()).revision;
      await publish(['c']);
      expect((await restore(revision, current)).status).toBe(409);
      expect((await restore('0'.repeat(32), (await shown()).revision)).status).toBe(404);
      expect((await restore('x', '')).status).toBe(400);
      expect((await shown()).ids).toEqual(['c']);
    });
  });

  it('offers no undo of shipped questions that would leave a test empty', async () => {
    const id = (await publisher.publishQuestions({ testId }, file(['a']))).id ?? '';
    expect((await differenceOf(id)).entry).toMatchObject({ by: 'seed', undoable: false });
    const next = await publish(['b']);
    expect((await differenceOf(next)).entry.undoable).toBe(true);
  });
});
