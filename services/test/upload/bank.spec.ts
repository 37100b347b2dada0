import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  bankQuestionResponse,
  bankResponse,
  type BulkAction,
  bulkEditResponse,
  type BulkEdit,
  drawResponse,
  type DrawRequest,
  questionPreviewResponse,
  storedQuestionsResponse,
} from '@mockingbird/contracts';
import { PublicationsService } from '../../src/exam/publication/publications.service.js';
import { examFields, question, testFields } from '../support/bank.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { startApp, type TestApp } from '../support/harness.js';
import { uploaded } from './upload-form.js';

const TOPICS = ['Algebra', 'Signs'];

describe('the question bank', () => {
  let database: TestDatabase;
  let services: TestApp;
  let run = 0;
  let [first, second, examId] = ['', '', ''];
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
    examId = `BANK_${run}`;
    [first, second] = [`bank-${run}-a`, `bank-${run}-b`];
    await uploaded(services, { fields: { uploadType: 'exam', ...examFields(examId) } });
    for (const testId of [first, second])
      await uploaded(services, { fields: { uploadType: 'mocktest', ...testFields(examId, testId) } });
    await publish(
      first,
      ['q0', 'q1', 'q2', 'q3'].map((questionId, number) => bankQuestion(questionId, number)),
    );
    await publish(second, [bankQuestion('q1', 1), bankQuestion('other', 7)]);
  });

  /** A question whose topic, level and tags differ by its number. Its text names the run: equal questions would be one row. */
  const bankQuestion = (questionId: string, number: number) => ({
    ...question({
      questionId,
      questionText: `Run ${run}, number ${number}: what is $${number}+1$ at the Café?`,
    }),
    topic: TOPICS[number % 2],
    level: number % 3 === 0 ? 'Hard' : 'Easy',
    ...(number === 1 && { tags: ['check me'] }),
  });
  const publish = (testId: string, questions: object[]) =>
    uploaded(services, { fields: { uploadType: 'questions', testId }, file: JSON.stringify(questions) });
  const list = async (query: Record<string, string>) => {
    const text = new URLSearchParams({ examId, ...query }).toString();
    const answer = await services.call(`/api/exams/questions?${text}`, { as: 'admin' });
    expect(answer.status).toBe(200);
    return bankResponse.parse(answer.json());
  };
  const found = async (query: Record<string, string>) =>
    (await list(query)).data.map(({ questionId }) => questionId);
  const stored = async (testId: string) => {
    const answer = await services.call(`/api/upload/mocktests/${testId}/questions`, { as: 'admin' });
    return storedQuestionsResponse.parse(answer.json()).data.questions;
  };
  const idsOf = async (testId: string) => (await stored(testId)).map(({ questionId }) => questionId);
  const sendEdit = (edit: BulkEdit, query = '') =>
    services.call(`/api/upload/questions/bulk${query}`, { as: 'admin', body: edit });
  const edit = async (changes: BulkEdit, query = '') => {
    const answer = await sendEdit(changes, query);
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
    return bulkEditResponse.parse(answer.json()).data;
  };
  const chosen = (testId: string, ...ids: string[]) => ids.map((questionId) => ({ testId, questionId }));

  it('lists every question once, with all its tests', async () => {
    const { data, meta } = await list({});
    expect(data.map(({ questionId }) => questionId)).toEqual(['q0', 'q1', 'q2', 'q3', 'other']);
    expect(data[1]?.tests.map(({ testId }) => testId)).toEqual([first, second]);
    expect(meta).toMatchObject({ page: 1, pages: 1, total: 5, tags: [{ value: 'check me', count: 1 }] });
    expect(meta.topics).toEqual([
      { value: 'Signs', count: 3 },
      { value: 'Algebra', count: 2 },
    ]);
  });

  it.each([
    ['words in any order, without case and accents', { q: 'cafe NUMBER' }, 5],
    ['a phrase in quotes', { q: '"number 7:"' }, 1],
    ['words of which one is missing', { q: 'number zebra' }, 0],
    ['a topic', { topic: 'Algebra' }, 2],
    ['a topic and a level', { topic: 'Algebra', level: 'Hard' }, 1],
    ['no topic', { topic: '' }, 0],
    ['a tag', { tag: 'check me' }, 1],
    ['an id', { q: 'other' }, 1],
    ['reports, of which there are none', { state: 'reported' }, 0],
  ])('finds by %s', async (_, query, count) => {
    expect((await list(query as Record<string, string>)).meta.total).toBe(count);
  });

  it('says where the words are, if the row of the question does not show them', async () => {
    const passage = `${'Long. '.repeat(50)}The ferry leaves at noon. ${'Long. '.repeat(50)}`;
    await publish(second, [{ ...bankQuestion('deep', 9), passage }, bankQuestion('other', 7)]);
    const { data } = await list({ q: 'FERRY number' });
    expect(data.map(({ questionId, matches }) => [questionId, matches])).toEqual([
      ['deep', [{ field: 'passage', excerpt: expect.stringMatching(/^….*The ferry leaves at noon\..*…$/) }]],
    ]);
    const shown = await list({ q: 'number' });
    expect(shown.data.every(({ matches }) => matches === undefined)).toBe(true);
  });

  it('finds the questions of one test', async () => {
    expect(await found({ testId: second })).toEqual(['q1', 'other']);
  });

  it('finds reported questions, with the number of reports', async () => {
    const report = { testId: first, questionId: 'q2', reason: 'typo' };
    for (const text of ['A', 'B']) await services.call('/api/exams/reports', { body: { ...report, text } });
    const { data } = await list({ state: 'reported' });
    expect(data.map(({ questionId, reports }) => [questionId, reports])).toEqual([['q2', 2]]);
  });

  it('shows a publication to the next search', async () => {
    await publish(second, [bankQuestion('fresh', 9)]);
    expect(await found({})).toEqual(['q0', 'q1', 'q2', 'q3', 'fresh']);
  });

  it('gives one question with its formulas and the revision of each of its tests', async () => {
    const path = (questionId: string) => `/api/exams/questions/one?testId=${second}&questionId=${questionId}`;
    const answer = await services.call(path('q1'), { as: 'admin' });
    const { question: one, math, tests } = bankQuestionResponse.parse(answer.json()).data;
    expect(one).toEqual(bankQuestion('q1', 1));
    expect(Object.keys(math)).toEqual(['1+1']);
    expect(tests.map(({ testId, revision }) => [testId, revision.length > 0])).toEqual([
      [second, true],
      [first, true],
    ]);
    expect((await services.call(path('q2'), { as: 'admin' })).status).toBe(404);
  });

  const draw = async (changes: Omit<DrawRequest, 'examId'>) => {
    const answer = await services.call('/api/exams/questions/draw', {
      as: 'admin',
      body: { examId, ...changes },
    });
    expect(answer.status).toBe(200);
    return drawResponse.parse(answer.json()).data;
  };

  it('draws by topic and level what the test does not have, and says what is missing', async () => {
    const parts = [{ topic: 'Algebra', count: 5 }, { level: 'Easy', count: 1 }, { count: 9 }];
    const { questions, missing } = await draw({ testId: second, parts });
    expect(questions.map(({ questionId }) => questionId).sort()).toEqual(['q0', 'q2', 'q3']);
    expect(missing).toEqual([3, 1, 8]);
    expect(questions[0]?.topic).toBe('Algebra');
  });

  it('draws differently each time', async () => {
    await publish(
      first,
      Array.from({ length: 40 }, (_, number) => bankQuestion(`d${number}`, number)),
    );
    const one = async () => JSON.stringify(await draw({ testId: second, parts: [{ count: 20 }] }));
    expect(await one()).not.toBe(await one());
  });

  it('tags questions in all their tests, after a check that stores nothing', async () => {
    const action: BulkEdit['action'] = { kind: 'tag', add: ['2026'], remove: ['check me'] };
    const questions = [...chosen(first, 'q1'), ...chosen(second, 'q1')];
    const check = await edit({ questions, action }, '?dryRun=1');
    expect(check).toMatchObject({ dryRun: true, tests: [{ testId: first }, { testId: second }] });
    expect((await stored(first))[1]?.tags).toEqual(['check me']);
    const basedOn = Object.fromEntries(check.tests.map(({ testId, revision }) => [testId, revision]));
    await edit({ questions, action, basedOn });
    for (const [testId, index] of [
      [first, 1],
      [second, 0],
    ] as const)
      expect((await stored(testId))[index]?.tags).toEqual(['2026']);
    expect((await edit({ questions, action })).outcome).toBe('unchanged');
    expect((await sendEdit({ questions, action: { kind: 'remove' }, basedOn })).status).toBe(409);
  });

  it('refuses an edit of questions that are replaced meanwhile, in any spelling of the test', async () => {
    const questions = chosen(first.toUpperCase(), 'q0');
    const action: BulkAction = { kind: 'tag', add: ['seen'], remove: [] };
    const basedOn = { [first.toUpperCase()]: 'f'.repeat(32) };
    expect((await sendEdit({ questions, action, basedOn })).status).toBe(409);
    const publications = services.app.nest.get(PublicationsService, { strict: false });
    const read = publications.getPublished.bind(publications);
    const spy = jest.spyOn(publications, 'getPublished').mockImplementationOnce(async (test) => {
      const before = await read(test);
      await publish(first, [bankQuestion('q0', 0), bankQuestion('new', 1)]);
      return before;
    });
    expect((await sendEdit({ questions: chosen(first, 'q0'), action })).status).toBe(409);
    spy.mockRestore();
    expect(await idsOf(first)).toEqual(['q0', 'new']);
  });

  it('edits a test once, however its id is written', async () => {
    const questions = [...chosen(first, 'q0'), ...chosen(first.toUpperCase(), 'q1')];
    const { tests } = await edit({ questions, action: { kind: 'tag', add: ['seen'], remove: [] } });
    expect(tests.map(({ testId }) => testId)).toEqual([first]);
    expect((await stored(first)).map(({ tags }) => tags?.includes('seen') ?? false).slice(0, 2)).toEqual([
      true,
      true,
    ]);
  });

  it('sets and removes fields', async () => {
    await edit({
      questions: chosen(first, 'q0', 'q1'),
      action: { kind: 'set', topic: 'New', level: '' },
    });
    const [q0, , q2] = await stored(first);
    expect([q0?.topic, q0 && 'level' in q0, q2?.topic]).toEqual(['New', false, 'Algebra']);
  });

  it('replaces a text, literally', async () => {
    const action = { kind: 'replace', find: 'Café', replacement: '$&' } as const;
    await edit({ questions: chosen(first, 'q0'), action });
    expect((await stored(first))[0]?.questionText).toContain('at the $&?');
  });

  it('refuses an edit that leaves a faulty question, and stores nothing', async () => {
    const questions = [...chosen(first, 'q0'), ...chosen(second, 'other')];
    const answer = await sendEdit({
      questions,
      action: { kind: 'replace', find: 'Two', replacement: 'One' },
    });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(`/questions/${first}/q0/options/1`);
    expect(answer.text).toContain(`/questions/${second}/other/options/1`);
    expect((await stored(first))[0]?.options[1]).toBe('Two');
  });

  it('copies and moves questions to another test; one that is there already stays', async () => {
    await edit({ questions: chosen(first, 'q0', 'q1'), action: { kind: 'copy', testId: second } });
    expect(await idsOf(second)).toEqual(['q1', 'other', 'q0']);
    await edit({ questions: chosen(first, 'q1', 'q2'), action: { kind: 'move', testId: second } });
    expect([await idsOf(first), await idsOf(second)]).toEqual([
      ['q0', 'q3'],
      ['q1', 'other', 'q0', 'q2'],
    ]);
  });

  it('refuses to move a question onto another one with its id', async () => {
    await publish(second, [bankQuestion('q0', 5)]);
    const answer = await sendEdit({
      questions: chosen(first, 'q0'),
      action: { kind: 'move', testId: second },
    });
    expect([answer.status, answer.text]).toEqual([
      400,
      expect.stringContaining('another question with the ID q0'),
    ]);
  });

  it('removes questions, but not the last one of a test', async () => {
    await edit({ questions: chosen(first, 'q0', 'q3'), action: { kind: 'remove' } });
    expect(await idsOf(first)).toEqual(['q1', 'q2']);
    const all = await sendEdit({ questions: chosen(first, 'q1', 'q2'), action: { kind: 'remove' } });
    expect([all.status, await idsOf(first)]).toEqual([400, ['q1', 'q2']]);
  });

  it('names unknown questions and tests', async () => {
    const action = { kind: 'remove' } as const;
    const answer = await sendEdit({ questions: [...chosen(first, 'nope'), ...chosen('none', 'q0')], action });
    expect(answer.text).toContain('/questions/0');
    expect(answer.text).toContain('/questions/1');
  });

  it('previews a question as it is typed', async () => {
    const preview = async (changes: object) => {
      const body = { question: { ...bankQuestion('q', 1), ...changes } };
      const answer = await services.call('/api/upload/questions/preview', { as: 'admin', body });
      return questionPreviewResponse.parse(answer.json()).data;
    };
    expect(await preview({})).toMatchObject({
      issues: [],
      math: { '1+1': expect.stringContaining('<math') },
    });
    expect((await preview({ options: ['One', ''] })).issues.map(({ path }) => path)).toEqual(['/options/1']);
    expect((await preview({ explanation: '$\\frac{1$' })).warnings[0]?.path).toBe('/explanation');
  });

  it('is closed to students', async () => {
    for (const path of ['/api/exams/questions', '/api/exams/questions/one?testId=a&questionId=b'])
      expect((await services.call(path, { as: 'student' })).status).toBe(403);
  });
});
