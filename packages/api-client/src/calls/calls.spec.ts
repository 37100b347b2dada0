import { describe, expect, it } from '@jest/globals';
import type { HistoryEntry } from '@mockingbird/contracts';
import { createApi, type Api } from '../api.js';
import type { ApiMessage } from '../transport.js';

const category = {
  id: 'ssc-cgl.arithmetic',
  examId: 'SSC_CGL',
  examKey: 'ssc-cgl',
  slug: 'arithmetic',
  title: 'Arithmetic',
  description: '',
  kind: 'guide',
  totalArticles: 1,
};
const summary = { title: 'A', slug: 'a', excerpt: '', publicationDate: '2026-11-03', readingTime: 1 };
const article = { ...summary, examId: 'SSC_CGL', examKey: 'ssc-cgl', categorySlug: 'arithmetic' };
const done = { message: 'Done' };
const entry: HistoryEntry = {
  id: '1',
  type: 'questions',
  outcome: 'created',
  examId: 'E',
  by: 'admin',
  at: '2026-11-20T10:00:00.000Z',
  counts: { exams: 0, tests: 0, questions: 1 },
  undoable: true,
};
const ownTest = {
  data: [],
  meta: {
    examId: 'E',
    examTitle: 'E',
    marksPerQuestion: 1,
    negativeMarksPerQuestion: 0,
    math: {},
    revision: 'r',
  },
  available: 0,
  hasNext: false,
};
const stored = {
  message: 'Stored',
  outcome: 'stored',
  dryRun: true,
  type: 'exam',
  counts: entry.counts,
  warnings: [],
};
const searches = { data: [{ keyword: 'ssc mts', count: 3 }], meta: { days: 30, others: 0 } };
const reports = { data: [], meta: { page: 1, pages: 0, total: 0, reasons: {} } };

type Case = [
  name: string,
  body: unknown,
  run: (api: Api) => Promise<unknown>,
  request: string,
  given: unknown,
];

const TOKEN = 'a.b.c';
const articles: Case[] = [
  [
    'ownTestOffer',
    { data: { questions: [], minutesPerQuestion: 0 } },
    async (api) => (await api.ownTests()).offer(['b', 'a']),
    '/own-tests/offer?exam=a&exam=b',
    { questions: [], minutesPerQuestion: 0 },
  ],
  [
    'ownTestQuestions',
    ownTest,
    async (api) => (await api.ownTests()).questions(new URLSearchParams('exam=a&count=1')),
    '/own-tests/questions?exam=a&count=1',
    ownTest,
  ],
  ['posts', { data: [summary] }, async (api) => (await api.articles()).posts(), '/articles/posts', [summary]],
  [
    'post',
    { data: [{ ...summary, blocks: [] }] },
    async (api) => (await api.articles()).post('a b'),
    '/articles/posts/a%20b',
    { ...summary, blocks: [] },
  ],
  [
    'sections',
    { data: [{ ...category, examTitle: 'SSC', articles: [summary] }] },
    async (api) => (await api.articles()).sections(),
    '/articles/categories',
    [{ ...category, examTitle: 'SSC', articles: [summary] }],
  ],
  [
    'categories',
    { data: [category] },
    async (api) => (await api.articles()).categories('ssc-cgl'),
    '/articles/exams/ssc-cgl/categories',
    [category],
  ],
  [
    'category',
    { data: category },
    async (api) => (await api.articles()).category('ssc-cgl.arithmetic'),
    '/articles/categories/ssc-cgl.arithmetic',
    category,
  ],
  [
    'articlesOf',
    { data: [article] },
    async (api) => (await api.articles()).articlesOf('x/y'),
    '/articles/categories/x%2Fy/articles',
    [article],
  ],
  [
    'article',
    { data: { ...article, blocks: [] }, meta: { category, examTitle: 'SSC' } },
    async (api) =>
      (await api.articles()).article({ examId: 'ssc-cgl', categorySlug: 'arithmetic', slug: 'a' }),
    '/articles/categories/ssc-cgl/arithmetic/a',
    { data: { ...article, blocks: [] }, meta: { category, examTitle: 'SSC' } },
  ],
];
const content = {
  title: 'E',
  totalQuestions: 1,
  totalMarks: 1,
  marksPerQuestion: 1,
  negativeMarksPerQuestion: '1/3',
};
const storedExam = { exam: { ...content, examId: 'E_1', description: 'd', topics: [] }, revision: 'r' };
const storedTest = { examId: 'E_1', mockTest: { ...content, testId: 'e-1' }, revision: 'r' };
const admin: Case[] = [
  [
    'stored exam',
    { data: storedExam },
    async (api) => (await api.admin(TOKEN)).storedExam('E_1'),
    '/upload/exams/E_1',
    storedExam,
  ],
  [
    'stored mock test',
    { data: storedTest },
    async (api) => (await api.admin(TOKEN)).storedMockTest('e 1'),
    '/upload/mocktests/e%201',
    storedTest,
  ],
  ['exams', { data: [] }, async (api) => (await api.admin(TOKEN)).exams(), '/upload/exams', []],
  [
    'history',
    { data: [entry], meta: {} },
    async (api) => (await api.admin(TOKEN)).history('7'),
    '/upload/history?before=7',
    { data: [entry], meta: {} },
  ],
  [
    'reports',
    reports,
    async (api) => (await api.admin(TOKEN)).reports({ page: '2', testId: '' }),
    '/exams/reports?page=2',
    reports,
  ],
  ['searches', searches, async (api) => (await api.admin(TOKEN)).searches(), '/exams/searches', searches],
];
const composition = { number: 7, createdAt: 'now', kind: 'promote', by: 'ann', why: '', remotes: [] };
const diff = { from: 1, to: 2, changes: [] };
const overview = {
  composition,
  health: [],
  versions: [],
  errorSeries: { from: 'then', slotMinutes: 15, slots: 0, series: [] },
};
const { errorSeries, ...earlierOverview } = { ...overview, troubles: overview.errorSeries };
const releases: Case[] = [
  [
    'overview of earlier services',
    { data: earlierOverview },
    async (api) => (await api.releaseAdmin(TOKEN)).overview(),
    '/releases/admin/overview',
    { ...overview, errorSeries },
  ],
  [
    'overview',
    { data: overview },
    async (api) => (await api.releaseAdmin(TOKEN)).overview(),
    '/releases/admin/overview',
    overview,
  ],
  [
    'compositions',
    { data: [composition], meta: { before: 7 } },
    async (api) => (await api.releaseAdmin(TOKEN)).compositions(8),
    '/releases/admin/compositions?before=8',
    { data: [composition], meta: { before: 7 } },
  ],
  [
    'differences',
    { data: diff },
    async (api) => (await api.releaseAdmin(TOKEN)).diff(1, 2),
    '/releases/admin/diff/1/2',
    diff,
  ],
  [
    'the report of a version',
    { data: { at: 'then', routes: [], notes: [] } },
    async (api) => (await api.releaseAdmin(TOKEN)).gateReport('mfe-home', '1.0.0+b'),
    '/releases/admin/report?name=mfe-home&version=1.0.0%2Bb',
    { at: 'then', routes: [], notes: [] },
  ],
];
const made = {
  composition: { ...composition, schema: 2 },
  dryRun: true,
  checks: [],
};
const changes: Case[] = [
  [
    'promotion',
    { data: made },
    async (api) =>
      (await api.releaseAdmin(TOKEN)).promote({
        remotes: [{ name: 'mfe-x', version: '1.0.0' }],
        dryRun: true,
      }),
    '/releases/admin/promote {"remotes":[{"name":"mfe-x","version":"1.0.0"}],"dryRun":true}',
    made,
  ],
  [
    'roll-back',
    { data: made },
    async (api) => (await api.releaseAdmin(TOKEN)).rollback({ to: 3 }),
    '/releases/admin/rollback {"to":3}',
    made,
  ],
  [
    'canary',
    { data: made },
    async (api) => (await api.releaseAdmin(TOKEN)).canary({ name: 'mfe-x', version: '1.0.0', percent: 1 }),
    '/releases/admin/canary {"name":"mfe-x","version":"1.0.0","percent":1}',
    made,
  ],
  [
    'end of a canary',
    { data: made },
    async (api) => (await api.releaseAdmin(TOKEN)).endCanary({ name: 'mfe-x' }),
    '/releases/admin/canary/end {"name":"mfe-x"}',
    made,
  ],
];
const sent: Case[] = [
  [
    'login',
    { data: { token: 't' } },
    async (api) => (await api.accounts()).login({ username: 'ann', password: 'p' }),
    '/auth/login {"username":"ann","password":"p"}',
    't',
  ],
  [
    'signup',
    { data: done },
    async (api) => (await api.accounts()).signup({ username: 'ann', email: 'a@b.c', password: 'p' }),
    '/auth/signup {"username":"ann","email":"a@b.c","password":"p"}',
    'Done',
  ],
  [
    'confirmation',
    { data: { token: 'u' } },
    async (api) => (await api.ownAccount(TOKEN)).confirm({ password: 'p', code: '123456' }),
    '/auth/confirm {"password":"p","code":"123456"}',
    'u',
  ],
  [
    'change of a password',
    { data: { token: 'u' } },
    async (api) => (await api.ownAccount(TOKEN)).changePassword({ currentPassword: 'p', password: 'q' }),
    '/auth/password {"currentPassword":"p","password":"q"}',
    'u',
  ],
  [
    'sign-out on every device',
    { data: done },
    async (api) => (await api.ownAccount(TOKEN)).signOutEverywhere(),
    '/auth/logout',
    'Done',
  ],
  [
    'start of a second factor',
    { data: { secret: 'ABC', address: 'otpauth://totp/x' } },
    async (api) => (await api.ownAccount(TOKEN)).startSecondFactor({ password: 'p' }),
    '/auth/second-factor {"password":"p"}',
    { secret: 'ABC', address: 'otpauth://totp/x' },
  ],
  [
    'first code of a second factor',
    { data: { recoveryCodes: ['a-b'] } },
    async (api) => (await api.ownAccount(TOKEN)).enableSecondFactor('123456'),
    '/auth/second-factor/enable {"code":"123456"}',
    ['a-b'],
  ],
  [
    'removal of a second factor',
    { data: done },
    async (api) => (await api.ownAccount(TOKEN)).removeSecondFactor({ password: 'p', code: '123456' }),
    '/auth/second-factor/remove {"password":"p","code":"123456"}',
    'Done',
  ],
  [
    'report',
    { data: done },
    async (api) => (await api.feedback()).report({ testId: 't', questionId: 'q', reason: 'typo' }),
    '/exams/reports {"testId":"t","questionId":"q","reason":"typo"}',
    'Done',
  ],
  [
    'submission',
    undefined,
    async (api) => (await api.feedback()).submission({ testId: 't', revision: 'r', answers: [] }),
    '/exams/statistics {"testId":"t","revision":"r","answers":[]}',
    undefined,
  ],
  [
    'undo',
    { data: { ...done, id: '2', revision: '' } },
    async (api) => (await api.admin(TOKEN)).undo('1'),
    '/upload/history/1/undo',
    { ...done, id: '2', revision: '' },
  ],
  [
    'setVisibility',
    { data: { ...done, outcome: 'stored' } },
    async (api) => (await api.admin(TOKEN)).setVisibility({ testId: 't', hidden: true }),
    '/upload/visibility {"testId":"t","hidden":true}',
    'Done',
  ],
  [
    'resolveReport',
    { data: done },
    async (api) => (await api.admin(TOKEN)).resolveReport('1'),
    '/exams/reports/1/resolve',
    'Done',
  ],
];

/** An Api whose transport returns the same body for every call, and the recorded calls. */
function recorded(body: unknown) {
  const calls: ApiMessage[] = [];
  const api = createApi({
    request: async (request) => {
      calls.push(request);
      return request.schema(await import('../schemas.js')).parse(body);
    },
    send: async (message) => {
      calls.push(message);
    },
    prepare: async (message) => (body) => calls.push({ ...message, body }),
  });
  return { api, calls };
}

describe('the calls that come on demand', () => {
  it.each([
    ...[...articles, ...admin, ...releases].map((each) => ['GET', ...each] as const),
    ...[...sent, ...changes].map((each) => ['POST', ...each] as const),
  ])('%s %s', async (method, _name, body, run, request, given) => {
    const { api, calls } = recorded(body);
    expect(await run(api)).toEqual(given);
    const [call] = calls;
    const json = call?.body === undefined ? '' : ` ${JSON.stringify(call.body)}`;
    expect(`${call?.method} ${call?.path}${json}`).toBe(`${method} /api${request}`);
  });

  it.each([...admin, ...releases, ...changes])(
    '%s bears the token of the admin',
    async (_name, body, run) => {
      const { api, calls } = recorded(body);
      await run(api);
      expect(calls[0]?.token).toBe(TOKEN);
    },
  );

  it('sends an upload as a form with the token; a dry run says so; with progress it is sent in another way', async () => {
    const { api, calls } = recorded({ data: stored });
    const form = new FormData();
    const { upload } = await api.admin(TOKEN);
    expect(await upload(form, { dryRun: true })).toEqual(stored);
    await upload(form, { onProgress: () => undefined });
    expect(calls.map(({ path, token }) => [path, token])).toEqual([
      ['/api/upload?dryRun=1', TOKEN],
      ['/api/upload', TOKEN],
    ]);
    expect(calls.every((call) => call.form === form && call.body === undefined)).toBe(true);
    expect(calls.map(({ fetch }) => typeof fetch)).toEqual(['undefined', 'function']);
  });
});
