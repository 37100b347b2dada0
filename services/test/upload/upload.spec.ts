import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { issueSchema, questionsResponse, storedQuestionsResponse } from '@mockingbird/contracts';
import * as z from 'zod';
import { TokensService } from '../../src/auth/tokens.service.js';
import { examFields, mathBomb, question, testFields } from '../support/bank.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { startApp, type TestApp } from '../support/harness.js';
import { dump, type FormDraft, upload, uploaded } from './upload-form.js';

const EIGHT_MB = 8 * 1024 * 1024;
const file = (...ids: string[]) => JSON.stringify(ids.map((questionId) => question({ questionId })));
const altered = (changes: object) =>
  JSON.stringify([question({ questionId: 'a' }), { ...question({ questionId: 'b' }), ...changes }]);

describe('POST /api/upload', () => {
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
    examId = `EXAM_${run}`;
    testId = `exam-${run}-test`;
    await uploaded(services, exam());
    await uploaded(services, mockTest());
    await uploaded(services, questions(file('a', 'b')));
  });

  const exam = (changes: Record<string, unknown> = {}): FormDraft => ({
    fields: { uploadType: 'exam', ...examFields(examId, changes) },
  });
  const mockTest = (changes: Record<string, unknown> = {}): FormDraft => ({
    fields: { uploadType: 'mocktest', ...testFields(examId, testId, changes) },
  });
  const questions = (content: FormDraft['file'], fields: Record<string, unknown> = {}): FormDraft => ({
    fields: { uploadType: 'questions', examId, testId, ...fields },
    ...(content !== undefined && { file: content }),
  });
  const published = async () =>
    questionsResponse.parse((await services.call(`/api/mocktests/${testId}/questions`)).json());
  const ids = async () => (await published()).data.map(({ questionId }) => questionId);

  it('stores exam, mock test and questions, and says so', async () => {
    const result = await uploaded(services, questions(file('c', 'd')));
    expect(result).toMatchObject({
      message: `2 questions of ${testId} stored.`,
      outcome: 'stored',
      dryRun: false,
      counts: { exams: 0, tests: 0, questions: 2 },
      warnings: [],
      revision: (await published()).meta.revision,
    });
    expect(await ids()).toEqual(['c', 'd']);
  });

  it('gives the questions back as the file that stores the same again', async () => {
    const stored = async (id: string) =>
      services.call(`/api/upload/mocktests/${id}/questions`, { as: 'admin' });
    const { data } = storedQuestionsResponse.parse((await stored(testId)).json());
    expect(data).toMatchObject({ testId, revision: (await published()).meta.revision });
    expect(await uploaded(services, questions(JSON.stringify(data.questions)))).toMatchObject({
      outcome: 'unchanged',
    });
    await uploaded(services, { fields: { uploadType: 'mocktest', ...testFields(examId, `${testId}-2`) } });
    for (const id of [`${testId}-2`, 'nothing']) expect((await stored(id)).status).toBe(404);
  });

  it('takes the details that the form has no field for', async () => {
    const details = JSON.stringify({ type: 'dmv', didYouKnow: [{ fact: 'Yes' }] });
    await uploaded(services, exam({ details }));
    const { json } = await services.call(`/api/exams/exam/${examId}`);
    expect(json()).toMatchObject({ data: { type: 'dmv', didYouKnow: [{ fact: 'Yes' }] } });
  });

  it('changes nothing when the same comes again', async () => {
    const before = await dump(database.uri);
    for (const again of [exam(), mockTest(), questions(file('a', 'b'))]) {
      expect(await uploaded(services, again)).toMatchObject({ outcome: 'unchanged' });
    }
    expect(await dump(database.uri)).toBe(before);
  });

  const REFUSED: [string, () => FormDraft, number, string[]][] = [
    ['broken JSON', () => questions('[{"questionId": }]'), 400, ['']],
    ['UTF-16', () => questions(new Uint8Array(Buffer.from(`\uFEFF${file('c')}`, 'utf16le'))), 400, ['']],
    ['Latin 1', () => questions(new Uint8Array(Buffer.from('["caf\u00e9"]', 'latin1'))), 400, ['']],
    ['an empty file', () => questions(''), 400, ['']],
    ['a list without questions', () => questions('[]'), 400, ['']],
    ['a missing field', () => questions(altered({ options: undefined })), 400, ['/1/options']],
    [
      'several issues together',
      () => questions(altered({ questionId: undefined, correctAnswer: 7, questionText: ' ' })),
      400,
      ['/1/questionText', '/1/questionId', '/1/correctAnswer'],
    ],
    ['correctAnswer out of range', () => questions(altered({ correctAnswer: 3 })), 400, ['/1/correctAnswer']],
    ['correctAnswer below zero', () => questions(altered({ correctAnswer: -1 })), 400, ['/1/correctAnswer']],
    ['a duplicate questionId', () => questions(file('c', 'd', 'c')), 400, ['/2/questionId']],
    ['one option', () => questions(altered({ options: ['Yes'], correctAnswer: 0 })), 400, ['/1/options']],
    [
      'equal options',
      () => questions(altered({ options: ['Yes', 'No', 'Yes '], correctAnswer: 0 })),
      400,
      ['/1/options/2'],
    ],
    [
      'a name that reaches into prototypes',
      () => questions(file('c').replace('{', '{"__proto__":{"polluted":true},')),
      400,
      ['/0/__proto__'],
    ],
    ['9 MB', () => questions(`["${'x'.repeat(9 * 1024 * 1024)}"]`), 413, []],
    ['another name', () => ({ ...questions(file('c')), fileName: 'questions.csv' }), 400, ['/file']],
    ['another media type', () => ({ ...questions(file('c')), fileType: 'image/png' }), 400, ['/file']],
    ['no file', () => questions(undefined), 400, ['/file']],
    ['neither file nor test', () => questions(undefined, { testId: '' }), 400, ['/testId', '/file']],
    [
      'an unknown test and a broken file',
      () => questions(altered({ correctAnswer: 3 }), { testId: 'nothing' }),
      400,
      ['/testId', '/1/correctAnswer'],
    ],
    ['a test of another exam', () => questions(file('c'), { examId: 'OTHER' }), 409, ['/testId']],
    ['another basis', () => questions(file('c'), { basedOn: '' }), 409, ['/basedOn']],
    ['an unknown way to repeat', () => questions(file('c'), { onRepeat: 'merge' }), 400, ['/onRepeat']],
    ['no type', () => ({ fields: {} }), 400, ['/uploadType']],
    ['an unknown type', () => ({ fields: { uploadType: 'user' } }), 400, ['/uploadType']],
    [
      'all issues of the question fields together',
      () => questions(undefined, { testId: 'no/id', examId: '..', onRepeat: 'x', title: 'x' }),
      400,
      ['/title', '/examId', '/testId', '/onRepeat', '/file'],
    ],
    ['an unknown field beside a fault', () => exam({ role: 'admin', title: ' ' }), 400, ['/role', '/title']],
    ['a field named __proto__', () => exam({ title: 'New', ['__proto__']: 'x' }), 400, ['/__proto__']],
    ['a field named constructor', () => exam({ title: 'New', constructor: 'x' }), 400, ['/constructor']],
    ['an unknown field', () => exam({ role: 'admin' }), 400, ['/role']],
    ['a file with an exam', () => ({ ...exam({ title: 'New' }), file: '[]' }), 400, ['/file']],
    ['an exam without title', () => exam({ title: ' ' }), 400, ['/title']],
    ['broken details', () => exam({ details: '{' }), 400, ['/details']],
    ['a field too large', () => exam({ details: 'x'.repeat(513 * 1024) }), 413, []],
    ['the address of another exam', () => exam({ examId: examId.replace('_', '-') }), 409, ['/examId']],
    ['the id of another test', () => mockTest({ testId: testId.toUpperCase() }), 409, ['/testId']],
    ['a test of no exam', () => mockTest({ examId: 'NOTHING' }), 400, ['/examId']],
  ];
  it.each(REFUSED)('refuses %s, names every fault and stores nothing', async (_, draft, status, paths) => {
    const before = await dump(database.uri);
    const answer = await upload(services, draft());
    const errors = z.array(issueSchema).parse(answer.json['errors'] ?? []);
    expect([answer.status, errors.map(({ path }) => path)]).toEqual([status, paths]);
    const dry = await upload(services, { ...draft(), query: '?dryRun=1' });
    expect([dry.status, dry.json['errors'] ?? []]).toEqual([status, errors]);
    expect(await dump(database.uri)).toBe(before);
  });

  it('takes a file of exactly 8 MB', async () => {
    const content = file('c');
    const padded = content + ' '.repeat(EIGHT_MB - content.length);
    expect((await upload(services, questions(padded))).status).toBe(200);
    const tooLarge = await upload(services, questions(`${padded} `));
    expect([tooLarge.status, tooLarge.json['detail']]).toEqual([413, 'The file is larger than 8 MB.']);
  });

  it('refuses questions whose formulas make them too large for the database, in a dry run too', async () => {
    const before = await dump(database.uri);
    const content = JSON.stringify(mathBomb());
    for (const query of ['', '?dryRun=1']) {
      const { status, json } = await upload(services, { ...questions(content), query });
      const fault = { path: '', message: expect.stringContaining('rendered formulas are larger than') };
      expect([status, json['code'], json['errors']]).toEqual([400, 'MB-1002', [fault]]);
    }
    expect(await dump(database.uri)).toBe(before);
  });

  it("rejects requests without an admin's token, and stores nothing", async () => {
    const clock = Date.now() - 3 * 60 * 60 * 1000;
    const earlier = await startApp({}, { clock: () => clock });
    const expired = await earlier.app.nest.get(TokensService).issue({ username: 'ada', role: 'admin' });
    await earlier.close();
    const student = await services.signIn('eve', 'student');
    const before = await dump(database.uri);
    const outcomes = [];
    for (const authorization of [null, 'Bearer a.b.c', `Bearer ${expired}`, student]) {
      const { status, json } = await upload(services, { ...questions(file('c')), authorization });
      outcomes.push([status, json['code'], json['detail']]);
    }
    expect(outcomes).toEqual([
      [401, 'MB-1012', 'Please sign in'],
      [401, 'MB-1012', 'Please sign in again'],
      [401, 'MB-1012', 'Please sign in again'],
      [403, 'MB-1010', 'Your account has the role student, which may not do this.'],
    ]);
    expect(await dump(database.uri)).toBe(before);
  });

  it('shows in a dry run what students would see, and stores nothing', async () => {
    const before = await dump(database.uri);
    const content = JSON.stringify([question({ questionId: 'z', questionText: 'Is $x^2$ even?' })]);
    const result = await uploaded(services, { ...questions(content), query: '?dryRun=1' });
    expect(result).toMatchObject({
      outcome: 'stored',
      dryRun: true,
      message: expect.stringContaining('can be stored'),
      warnings: [{ path: '', message: 'The test says 2 questions, but it will have 1' }],
      revision: (await published()).meta.revision,
      preview: { questions: [{ questionId: 'z' }], math: { 'x^2': expect.stringMatching(/^<math/) } },
    });
    expect(result.id).toBeUndefined();
    const same = await uploaded(services, { ...exam(), query: '?dryRun=1' });
    expect(same).toMatchObject({ outcome: 'unchanged', preview: { exam: { examId } } });
    const other = await uploaded(services, { ...mockTest({ duration: 99 }), query: '?dryRun=1' });
    expect(other).toMatchObject({ outcome: 'stored', preview: { mockTest: { testId, duration: 99 } } });
    expect(await dump(database.uri)).toBe(before);
  });

  /** Broken formulas in every text of the second question, and one repeated in the third. */
  const broken = () => [
    question({ questionId: 'a', questionText: 'Fine: $x^2$, and it costs $5' }),
    {
      ...question({
        questionId: 'b',
        questionText: 'Is $\\frac{1$ half?',
        explanation: 'As $\\foo{1}$ says',
      }),
      passage: 'Given $\\left($',
      options: ['$y$', '$\\nope$', { text: '$\\unknown$ km' }],
    },
    question({ questionId: 'c', questionText: '$x$ and $\\foo{1}$ and $\\foo{1}$' }),
  ];
  const cannotBeRead = (path: string, tex: string) => ({
    path,
    message: `This formula cannot be read: $${tex}$`,
  });

  it.each(['', '?dryRun=1'])(
    'warns of formulas that cannot be read, with their places (query "%s")',
    async (query) => {
      const warnings = [
        cannotBeRead('/1/passage', '\\left('),
        cannotBeRead('/1/questionText', '\\frac{1'),
        cannotBeRead('/1/options/1', '\\nope'),
        cannotBeRead('/1/options/2/text', '\\unknown'),
        cannotBeRead('/1/explanation', '\\foo{1}'),
        cannotBeRead('/2/questionText', '\\foo{1}'),
      ];
      const count = { path: '', message: 'The test says 2 questions, but it will have 3' };
      const result = await uploaded(services, { ...questions(JSON.stringify(broken())), query });
      expect(result.warnings).toEqual([count, ...warnings]);
      // A place in the file is for the list, not for the sentence.
      expect(result.message).toMatch(
        /^3 questions of \S+ (can be )?stored\. The test says 2 questions, but it will have 3\. \d+ more warnings?\.$/,
      );
      const wrapped = JSON.stringify({ questions: broken().slice(1) });
      const other = await uploaded(services, { ...questions(wrapped), query });
      expect(other.warnings[1]).toEqual(cannotBeRead('/questions/0/questionText', '\\frac{1'));
    },
  );

  it('shows students the source of a formula that cannot be read', async () => {
    await uploaded(services, questions(JSON.stringify(broken())));
    const { data, meta } = await published();
    expect(data[1]?.questionText).toBe('Is $\\frac{1$ half?');
    expect(Object.keys(meta.math)).toEqual(expect.arrayContaining(['x^2', 'y', 'x']));
    expect(Object.keys(meta.math)).not.toContain('\\frac{1');
  });

  it('stores the mistakes behind wrong options, and renders their formulas', async () => {
    const mistakes = [{ option: 0, text: 'You left out $z^3$, or $\\bad$.' }];
    const file = JSON.stringify([{ ...question({ questionId: 'a' }), mistakes }]);
    const result = await uploaded(services, questions(file));
    expect(result.warnings.map(({ path }) => path)).toContain('/0/mistakes/0/text');
    const { data, meta } = await published();
    expect(data[0]?.mistakes).toEqual(mistakes);
    expect(meta.math['z^3']).toContain('<math');
  });

  it('warns of the formulas of the file alone when it adds to a test', async () => {
    await uploaded(services, questions(JSON.stringify(broken())));
    const more = [question({ questionId: 'd' }), question({ questionId: 'e', questionText: '$\\bad$' })];
    const result = await uploaded(services, questions(JSON.stringify(more), { onRepeat: 'add' }));
    expect(result.warnings.filter(({ path }) => path !== '')).toEqual([
      cannotBeRead('/1/questionText', '\\bad'),
    ]);
  });

  it('lists a hundred formulas that cannot be read, and quotes only the beginning of a long one', async () => {
    const many = Array.from({ length: 101 }, (_, number) =>
      question({ questionId: `q${number}`, questionText: `$\\bad ${'x'.repeat(200)}$` }),
    );
    const { warnings } = await uploaded(services, { ...questions(JSON.stringify(many)), query: '?dryRun=1' });
    const formulas = warnings.filter(({ message }) => message.startsWith('This formula'));
    expect(formulas).toHaveLength(100);
    expect(formulas[0]?.message).toBe(`This formula cannot be read: $\\bad ${'x'.repeat(115)}…$`);
    expect(warnings.at(-1)?.message).toContain('100 unreadable formulas or more');
  });

  it('refuses a dryRun that is neither 0 nor 1', async () => {
    const { status, json } = await upload(services, { ...exam(), query: '?dryRun=yes' });
    expect([status, json['errors']]).toEqual([400, [expect.objectContaining({ path: '/dryRun' })]]);
  });

  it('replaces all questions by default', async () => {
    await uploaded(services, questions(file('b', 'c')));
    expect(await ids()).toEqual(['b', 'c']);
    await uploaded(services, questions(file('x'), { onRepeat: 'replace' }));
    expect(await ids()).toEqual(['x']);
  });

  it('skips questions that the test has, and adds the others', async () => {
    const changed = [question({ questionId: 'b', questionText: 'Another?' }), question({ questionId: 'c' })];
    const result = await uploaded(services, questions(JSON.stringify(changed), { onRepeat: 'skip' }));
    expect(result.message).toContain(`3 questions of ${testId} (1 added) stored.`);
    expect((await published()).data.map(({ questionText }) => questionText)).not.toContain('Another?');
    expect(await ids()).toEqual(['a', 'b', 'c']);
    const again = await uploaded(services, questions(file('a', 'c'), { onRepeat: 'skip' }));
    expect(again.outcome).toBe('unchanged');
  });

  it('adds questions when all are new, and otherwise none', async () => {
    const { status, json } = await upload(services, questions(file('c', 'b'), { onRepeat: 'add' }));
    const fault = { path: '/1/questionId', message: 'The test has it already' };
    expect([status, json['errors']]).toEqual([409, [fault]]);
    expect(await ids()).toEqual(['a', 'b']);
    await uploaded(services, questions(file('c'), { onRepeat: 'add' }));
    expect(await ids()).toEqual(['a', 'b', 'c']);
  });

  it('updates questions with the same ids in their places, and adds new ones', async () => {
    const changed = [question({ questionId: 'c' }), question({ questionId: 'a', questionText: 'Another?' })];
    const result = await uploaded(services, questions(JSON.stringify(changed), { onRepeat: 'update' }));
    expect(result.message).toContain(`3 questions of ${testId} (1 updated, 1 added) stored.`);
    expect(result.questionChanges).toMatchObject({
      removed: { count: 0 },
      changed: { ids: ['a'] },
      added: { ids: ['c'] },
    });
    expect(await ids()).toEqual(['a', 'b', 'c']);
    expect((await published()).data[0]?.questionText).toBe('Another?');
  });

  it('stores the tags of a question, and serves them to admins only', async () => {
    const tagged = [{ ...question({ questionId: 'a' }), tags: ['Easy marks'] }];
    await uploaded(services, questions(JSON.stringify(tagged)));
    const text = async (path: string, as: 'student' | 'admin') => (await services.call(path, { as })).text;
    expect(await text(`/api/mocktests/${testId}/questions`, 'student')).not.toContain('Easy marks');
    expect(await text(`/api/upload/mocktests/${testId}/questions`, 'admin')).toContain(
      '"tags":["Easy marks"]',
    );
  });

  it('lets one of two admins win who upload on the same basis, and tells the other', async () => {
    const basedOn = (await published()).meta.revision;
    const drafts = ['c', 'd', 'e', 'f'].map((id) => questions(file(id), { basedOn }));
    const answers = await Promise.all(drafts.map((draft) => upload(services, draft)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(await ids()).toEqual([['c', 'd', 'e', 'f'][winner]]);
  });

  it('keeps the questions of two admins who add to one test concurrently', async () => {
    const added = ['c', 'd', 'e', 'f'];
    const drafts = added.map((id) => questions(file(id), { onRepeat: 'add' }));
    const answers = await Promise.all(drafts.map((draft) => upload(services, draft)));
    const won = added.filter((_, index) => answers[index]?.status === 200);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect((await ids()).slice(2).sort()).toEqual(won);
  });
});
