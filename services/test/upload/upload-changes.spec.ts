import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { examResponse } from '@mockingbird/contracts';
import { examFields, question, testFields } from '../support/bank.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { startApp, type TestApp } from '../support/harness.js';
import { dump, type FormDraft, upload, uploaded } from './upload-form.js';

const DETAILS = {
  type: 'dmv',
  imageUrl: '/texas.svg',
  seo: { keywords: 'texas', canonicalURL: '/exam/texas' },
  keyInformation: [{ info: 'Thirty questions | 21 right' }, { info: 'Two\nlines' }],
  didYouKnow: [{ fact: 'Yes' }],
  faqs: [{ question: 'How long?', answer: 'As long as it takes.' }],
  resources: [{ resourceName: 'DPS', resourceLink: 'https://dps.texas.gov' }],
};
const SECTIONS = [{ name: 'Signs', from: 1, to: 2 }];
const json = (...drafts: Parameters<typeof question>[0][]) => JSON.stringify(drafts.map(question));
const file = (...ids: string[]) => json(...ids.map((questionId) => ({ questionId })));

describe('an upload of what exists already', () => {
  let database: TestDatabase;
  let services: TestApp;
  let run = 0;
  let examId = '';
  let testId = '';

  beforeAll(async () => {
    database = await startDatabase();
    services = await startApp({ mongodbUri: database.uri });
  });
  afterAll(async () => {
    await services.close();
    await database.close();
  });
  beforeEach(async () => {
    run += 1;
    examId = `CHANGED_${run}`;
    testId = `changed-${run}-test`;
    const details = JSON.stringify(DETAILS);
    await uploaded(services, { fields: { uploadType: 'exam', ...examFields(examId, { details }) } });
    await uploaded(services, {
      fields: {
        uploadType: 'mocktest',
        ...testFields(examId, testId, { details: JSON.stringify({ title: 'First', sections: SECTIONS }) }),
      },
    });
  });

  const exam = (fields: Record<string, unknown>, query = ''): FormDraft => ({
    fields: { uploadType: 'exam', examId, ...fields },
    query,
  });
  const mockTest = (fields: Record<string, unknown>, query = ''): FormDraft => ({
    fields: { uploadType: 'mocktest', examId, testId, ...fields },
    query,
  });
  const questions = (content: string, fields: Record<string, unknown> = {}, query = ''): FormDraft => ({
    fields: { uploadType: 'questions', examId, testId, ...fields },
    file: content,
    query,
  });
  const shown = async () =>
    examResponse.parse((await services.call(`/api/exams/exam/${examId}`)).json()).data;
  const stored = async (path: string) => {
    const answer = await services.call(`/api/upload/${path}`, { as: 'admin' });
    return { status: answer.status, ...(answer.json() as { data?: Record<string, unknown> }) };
  };

  it('keeps every field of an exam that the form does not send', async () => {
    const before = await shown();
    await uploaded(services, { fields: { uploadType: 'exam', ...examFields(examId, { title: 'Texas' }) } });
    expect(await shown()).toEqual({ ...before, title: 'Texas', updatedAt: expect.any(String) });
    await uploaded(services, exam({ description: 'About Texas.' }));
    expect(await shown()).toEqual({
      ...before,
      title: 'Texas',
      description: 'About Texas.',
      updatedAt: expect.any(String),
    });
  });

  it('keeps every field of a mock test that the form does not send', async () => {
    await uploaded(services, {
      fields: { uploadType: 'mocktest', ...testFields(examId, testId, { duration: 9 }) },
    });
    await uploaded(services, mockTest({ totalMarks: 2 }));
    expect((await shown()).mockTests).toEqual([
      expect.objectContaining({ testId, duration: 9, title: 'First', sections: SECTIONS, examType: 'dmv' }),
    ]);
  });

  it('removes only what is sent empty', async () => {
    const details = JSON.stringify({ imageUrl: null, seo: { keywords: '' }, faqs: [] });
    await uploaded(services, exam({ details, difficulty: '' }));
    const after = await shown();
    expect(after).toMatchObject({ type: 'dmv', seo: { canonicalURL: '/exam/texas' }, difficulty: '' });
    expect(after).not.toHaveProperty('imageUrl');
    expect(after).not.toHaveProperty('faqs');
    expect(after.seo).not.toHaveProperty('keywords');
  });

  it('still needs every listed field of an exam that does not exist', async () => {
    const { status, json: problem } = await upload(services, exam({ examId: `NEW_${run}`, title: 'New' }));
    expect([status, problem['code']]).toEqual([400, 'MB-1002']);
    expect(problem['errors']).toContainEqual({ path: '/description', message: 'Is missing' });
  });

  it.each(['', '?dryRun=1'])(
    'lists field by field what changes and what goes (query "%s")',
    async (query) => {
      const before = await dump(database.uri);
      const faqs = [...DETAILS.faqs, { question: 'How much?', answer: 'Nothing.' }];
      const details = JSON.stringify({ imageUrl: null, seo: { keywords: '' }, faqs });
      const result = await uploaded(
        services,
        exam({ title: 'Texas', totalMarks: '2', topics: 'Signs, Rules', difficulty: '', details }, query),
      );
      expect(result.changes).toEqual([
        { field: 'title', change: 'changed', before: `Exam ${examId}`, after: 'Texas' },
        { field: 'difficulty', change: 'removed', before: 'Easy' },
        { field: 'imageUrl', change: 'removed', before: '/texas.svg' },
        { field: 'seo.keywords', change: 'removed', before: 'texas' },
        { field: 'faqs', change: 'changed', before: DETAILS.faqs, after: faqs },
      ]);
      if (query !== '') expect(await dump(database.uri)).toBe(before);
      const test = await uploaded(services, mockTest({ details: '{"sections":null,"title":"One"}' }, query));
      expect(test.changes).toEqual([
        { field: 'title', change: 'changed', before: 'First', after: 'One' },
        { field: 'sections', change: 'removed', before: SECTIONS },
      ]);
      expect((await uploaded(services, mockTest({}, query))).outcome).toBe('unchanged');
    },
  );

  it('lists no changes of what is new, and an empty list where nothing changes', async () => {
    const fresh = await uploaded(services, {
      fields: { uploadType: 'exam', ...examFields(`FRESH_${run}`) },
    });
    expect(fresh.changes).toBeUndefined();
    expect(await uploaded(services, exam({}))).toMatchObject({ outcome: 'unchanged', changes: [] });
  });

  it.each(['', '?dryRun=1'])('counts the questions that go, change and come (query "%s")', async (query) => {
    const first = await uploaded(services, questions(file('a', 'b', 'c', 'd')));
    expect(first.questionChanges).toBeUndefined();
    const next = json(
      { questionId: 'd' },
      { questionId: 'a', questionText: 'Another?' },
      { questionId: 'e' },
    );
    expect((await uploaded(services, questions(next, {}, query))).questionChanges).toEqual({
      removed: { count: 2, ids: ['b', 'c'] },
      changed: { count: 1, ids: ['a'] },
      added: { count: 1, ids: ['e'] },
      same: 1,
    });
    const skipped = await uploaded(services, questions(file('z'), { onRepeat: 'skip' }, query));
    expect(skipped.questionChanges).toMatchObject({ removed: { count: 0 }, added: { ids: ['z'] } });
  });

  it('names a hundred of many questions that go, and counts all', async () => {
    await uploaded(services, questions(file(...Array.from({ length: 250 }, (_, index) => `q${index}`))));
    const { questionChanges } = await uploaded(services, questions(file('q0'), {}, '?dryRun=1'));
    expect(questionChanges?.removed.count).toBe(249);
    expect(questionChanges?.removed.ids).toHaveLength(100);
  });

  it('gives an admin what is stored, hidden or not, for the form', async () => {
    await services.call('/api/upload/visibility', { as: 'admin', body: { examId, hidden: true } });
    expect((await services.call(`/api/exams/exam/${examId}`)).status).toBe(404);
    const one = await stored(`exams/${examId}`);
    expect(one).toMatchObject({ status: 200, data: { exam: { examId, ...DETAILS } } });
    expect(Object.keys(one.data ?? {}).sort()).toEqual(['exam', 'revision']);
    expect(one.data?.['exam']).not.toHaveProperty('contentHash');
    const test = await stored(`mocktests/${testId}`);
    expect(test).toMatchObject({
      status: 200,
      data: { examId, mockTest: { testId, title: 'First', sections: SECTIONS } },
    });
    expect([(await stored('exams/nothing')).status, (await stored('mocktests/nothing')).status]).toEqual([
      404, 404,
    ]);
  });

  it('is refused when it is based on something else than what is stored', async () => {
    const { data } = await stored(`exams/${examId}`);
    const basedOn = String(data?.['revision']);
    await uploaded(services, exam({ title: 'By somebody else' }));
    const fault = { path: '/basedOn', message: 'Was changed since' };
    for (const draft of [exam({ title: 'Mine', basedOn }), mockTest({ duration: 1, basedOn: 'x' })]) {
      const { status, json: problem } = await upload(services, draft);
      expect([status, problem['errors']]).toEqual([409, [fault]]);
    }
    const checked = await uploaded(services, exam({ title: 'Mine' }, '?dryRun=1'));
    const again = await uploaded(services, exam({ title: 'Mine', basedOn: checked.revision }));
    expect([again.outcome, (await shown()).title]).toEqual(['stored', 'Mine']);
  });

  it('keeps the fields of two admins who change different ones concurrently', async () => {
    const drafts = [exam({ title: 'New title' }), exam({ description: 'New description.' })];
    const answers = await Promise.all(drafts.map((draft) => upload(services, draft)));
    const after = await shown();
    expect(answers.map(({ status }) => status === 200)).toEqual([
      after.title === 'New title',
      after.description === 'New description.',
    ]);
    expect(after).toMatchObject(DETAILS);
  });
});
