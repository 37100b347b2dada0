import type { Proposal, ProposalState, Question, StoredRevision, TextRow } from '@mockingbird/contracts';
import { exam, examSummary, mockTest } from '@mockingbird/testing';
import { ADMIN_EXAMS } from '../support.js';
import { resultOf } from '../upload-support.js';

const AT = '2026-11-20T17:05:00.000Z';
const [NEW, OLD] = ['a'.repeat(32), 'b'.repeat(32)] as const;
const QUESTION: Question = {
  questionId: 'q1',
  questionText: 'What is 2 + 3?',
  options: ['4', '5'],
  correctAnswer: 1,
};
const TESTS = ['sample-exam-10', 'sample-exam-1'].map((testId) => ({
  examId: 'SAMPLE_EXAM',
  testId,
  title: testId,
  revision: NEW,
}));
const { mockTests: _, ...content } = exam({ examId: 'SAMPLE_EXAM' });
const DIFFERENCE = {
  revisionBefore: OLD,
  revisionAfter: NEW,
  counts: { removed: 0, changed: 0, added: 0, same: 1 },
  isReordered: false,
  questions: [],
  math: {},
};
const REVISION: StoredRevision = {
  revision: NEW,
  changeId: '1',
  by: 'ada',
  at: AT,
  questions: 1,
  isPublished: true,
};
const HISTORY = {
  id: 'c1',
  type: 'questions',
  outcome: 'replaced',
  examId: 'SAMPLE_EXAM',
  testId: 'sample-exam-1',
  by: 'grace',
  at: AT,
  counts: { exams: 0, tests: 0, questions: 1 },
  revisionBefore: OLD,
  undoable: true,
};
const TEXT: TextRow = {
  id: 'post.first-steps',
  kind: 'post',
  state: 'published',
  title: 'First steps',
  path: '/blog/first-steps',
  publicationDate: '2026-11-20',
};
const VERSION = {
  name: 'mfe-home',
  version: '2.0.0',
  owner: 'home',
  publishedAt: AT,
  by: 'team-x',
  bytes: 2_048,
};
const COMPOSITION = {
  number: 7,
  createdAt: AT,
  kind: 'promote',
  by: 'team-x',
  why: '',
  remotes: [{ name: 'mfe-home', version: '2.0.0' }],
};

/** @param id `STATE.AUTHOR` */
function proposalOf(id: string): Proposal {
  const [state, author = 'ann'] = id.split('.');
  return {
    id,
    // The addresses of this test name states only.
    state: state as ProposalState,
    version: 1,
    type: 'questions',
    testId: 'sample-exam-1',
    author,
    createdAt: AT,
    updatedAt: AT,
    summary: '1 question',
    commentCount: 0,
    ...(state === 'approved' && { publishAt: '2100-01-01T00:00:00.000Z', publisher: 'pia' }),
    fields: { uploadType: 'questions', testId: 'sample-exam-1' },
    comments: [],
    steps: [],
    check: { result: resultOf({ dryRun: true, preview: { questions: [QUESTION], math: {} } }) },
  };
}

const page = { page: 1, pages: 1, total: 1 };
const STATISTICS = {
  testId: 'sample-exam-1',
  revision: NEW,
  submissions: 1,
  test: {
    scored: 1,
    questions: 1,
    meanScore: 1,
    standardDeviation: 0,
    reliability: null,
    standardError: null,
  },
  questions: [
    {
      ...QUESTION,
      questionId: 'q1',
      seen: 1,
      answered: 1,
      skipped: 0,
      shareRight: 1,
      scored: 1,
      discrimination: 0.3,
      options: [{ count: 1, share: 1, meanScore: 1 }],
    },
  ],
  revisions: [{ revision: NEW, submissions: 1, published: true, stored: true, at: AT, by: 'ada' }],
};

/** What the services answer, by route. Routes that change something are refused, so that the screens stay as they are. */
export const ANSWERS: Record<string, (path: string) => unknown> = {
  'GET /api/exams/allexams': () => ({ data: [examSummary()] }),
  'GET /api/exams/exam/:id': () => ({ data: exam() }),
  'GET /api/upload/exams': () => ({ data: ADMIN_EXAMS }),
  'GET /api/upload/exams/:id': () => ({ data: { exam: content, revision: NEW } }),
  'GET /api/upload/mocktests/:id': () => ({
    data: { examId: 'SAMPLE_EXAM', mockTest: mockTest({ testId: 'sample-exam-1' }), revision: NEW },
  }),
  'GET /api/upload/mocktests/:id/questions': () => ({
    data: { testId: 'sample-exam-1', questions: [QUESTION], revision: NEW },
  }),
  'GET /api/upload/mocktests/:id/revisions': () => ({
    data: {
      testId: 'sample-exam-1',
      examId: 'SAMPLE_EXAM',
      revisions: [REVISION, { ...REVISION, revision: OLD, isPublished: false }],
    },
  }),
  'GET /api/upload/mocktests/:id/revisions/:before/:after': () => ({ data: DIFFERENCE }),
  'GET /api/upload/bin': () => ({
    data: [{ examId: 'OLD', title: 'Old', by: 'grace', at: AT, daysLeft: 3, tests: 1 }],
  }),
  'GET /api/upload/history': () => ({ data: [HISTORY], meta: {} }),
  'GET /api/upload/history/:id': () => ({ data: { entry: HISTORY, questions: DIFFERENCE } }),
  'GET /api/upload/proposals': () => ({
    data: [proposalOf('in-review.ann')],
    meta: { counts: [{ state: 'in-review', total: 1, own: 0 }], scheduled: 0 },
  }),
  'GET /api/upload/proposals/:id': (path) => ({ data: proposalOf(path.split('/').at(-1) ?? '') }),
  'GET /api/upload/texts': () => ({ data: [TEXT], meta: page }),
  'GET /api/upload/texts/:id': () => ({
    data: {
      row: TEXT,
      revision: NEW,
      text: {
        title: 'First steps',
        slug: 'first-steps',
        excerpt: 'How to begin.',
        publicationDate: '2026-11-20',
        readingTime: 1,
        blocks: [{ kind: 'richText', body: 'Hello.' }],
      },
    },
  }),
  'GET /api/upload/texts/:id/history': () => ({
    data: [{ ...HISTORY, type: 'post', examId: '', testId: undefined, textId: TEXT.id }],
  }),
  'GET /api/upload/texts/categories': () => ({ data: [] }),
  'GET /api/upload/media': () => ({ data: [], meta: { ...page, total: 0 } }),
  'GET /api/content/issues': () => ({ data: { files: [] } }),
  'GET /api/exams/questions': () => ({
    data: [{ questionId: 'q1', text: '2 + 3', tags: [], tests: TESTS, reports: 0, suspicious: false }],
    meta: { ...page, topics: [], levels: [], tags: [] },
  }),
  'GET /api/exams/questions/one': () => ({ data: { question: QUESTION, math: {}, tests: TESTS } }),
  'GET /api/exams/reports': () => ({
    data: [
      {
        id: 'r1',
        testId: 'sample-exam-1',
        questionId: 'q1',
        question: 'What is 2 + 3?',
        reason: 'wrong-answer',
        text: '',
        count: 1,
        first: AT,
        last: AT,
        resolved: false,
      },
    ],
    meta: { ...page, reasons: {} },
  }),
  'GET /api/exams/searches': () => ({ data: [], meta: { days: 30, others: 0 } }),
  'GET /api/exams/statistics/suspicious': () => ({ data: [], meta: { total: 0 } }),
  'GET /api/exams/statistics/:id': () => ({ data: STATISTICS }),
  'GET /api/auth/accounts': () => ({
    data: [{ username: 'bob', role: 'author', secondFactor: false, createdAt: AT }],
    meta: { others: 0 },
  }),
  'GET /api/releases/admin/overview': () => ({
    data: {
      composition: COMPOSITION,
      health: [{ name: 'mfe-home', live: { version: '2.0.0', seen: 1, affected: 0, kinds: {} } }],
      versions: [
        { ...VERSION, version: '2.1.0', state: 'stored' },
        { ...VERSION, state: 'live' },
      ],
      errorSeries: { from: AT, slotMinutes: 15, slots: 0, series: [] },
    },
  }),
  'GET /api/releases/admin/compositions': () => ({
    data: [COMPOSITION, { ...COMPOSITION, number: 6 }],
    meta: {},
  }),
  'GET /api/releases/admin/diff/:from/:to': () => ({ data: { from: 6, to: 7, changes: [] } }),
  'POST /api/upload?dryRun=1': () => ({ data: resultOf({ type: 'post', dryRun: true, revision: NEW }) }),
  'POST /api/upload/questions/bulk?dryRun=1': () => ({
    data: {
      message: 'One question changes.',
      outcome: 'stored',
      dryRun: true,
      tests: [{ testId: 'sample-exam-1', revision: NEW }],
      warnings: [],
    },
  }),
  'POST /api/upload/questions/preview': () => ({
    data: { issues: [], warnings: [], question: QUESTION, math: {} },
  }),
  'POST /api/upload/texts/preview': () => ({ data: { blocks: [] } }),
  'POST /api/exams/questions/draw': () => ({ data: { questions: [QUESTION], missing: [0] } }),
};
