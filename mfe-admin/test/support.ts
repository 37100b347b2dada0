import type { Problem } from '@mockingbird/contracts';
import {
  ApiError,
  signIn,
  type AdminCalls,
  type Api,
  type OwnAccountCalls,
  type ReleaseAdminCalls,
  type StaffCalls,
} from '@mockingbird/platform';
import { examSummary, mockTest } from '@mockingbird/testing';
import { fakeApi, renderRoute, type RenderedRoute } from '@mockingbird/testing/fake-shell';
import descriptor from '../remote.json' with { type: 'json' };
import definition from '../src/remote.js';
import { bankCode } from '../src/bank/bank-code.js';
import { editorCode } from '../src/bank/editor-code.js';
import { adminContentCode } from '../src/screen/admin-content-code.js';
import { uploadFormCode } from '../src/upload/upload-form-code.js';

export const REMOTE = { definition, descriptor };

const base64 = (value: unknown) => btoa(JSON.stringify(value)).replaceAll('=', '');

/** A token in the services' format. Tests do not check its signature. @param exp seconds since 1970 */
export const tokenOf = (role: string, exp = 4_102_444_800): string =>
  `${base64({ alg: 'HS256' })}.${base64({ sub: 'ada', role, exp })}.signature`;

export const signInAs = (role: string): void => void signIn(tokenOf(role));

/** Signs out. Every test of this remote starts this way. */
export const forget = (): void => localStorage.clear();

export const ADMIN_EXAMS = [
  {
    examId: 'SAMPLE_EXAM',
    title: 'Sample Exam',
    hidden: false,
    tests: [
      { testId: 'sample-exam-10', title: 'Test 10', totalQuestions: 2, hidden: false, revision: '' },
      { testId: 'sample-exam-1', title: 'Test 1', totalQuestions: 2, hidden: true, revision: 'a'.repeat(32) },
    ],
  },
  { examId: 'DRAFT', title: 'Draft Exam', hidden: true, tests: [] },
];

export interface Fakes {
  /** The admin calls that the test expects; `exams` always responds. */
  calls?: Partial<AdminCalls>;
  releases?: Partial<ReleaseAdminCalls>;
  account?: Partial<OwnAccountCalls>;
  staff?: Partial<StaffCalls>;
  api?: Partial<Api>;
  /** Executes navigations within this remote. */
  follow?: boolean;
  /** Receives the token of every call. */
  tokens?: string[];
}

const refuse = (name: string) => () => Promise.reject(new Error(`${name}: not expected in this test`));

const fakeStaff = (staff: Partial<StaffCalls>): StaffCalls => ({
  proposals: async () => ({ data: [], meta: { counts: [], scheduled: 0 } }),
  proposal: refuse('proposal'),
  propose: refuse('propose'),
  sendProposal: refuse('sendProposal'),
  withdrawProposal: refuse('withdrawProposal'),
  commentProposal: refuse('commentProposal'),
  reviewProposal: refuse('reviewProposal'),
  publishProposal: refuse('publishProposal'),
  cancelPublication: refuse('cancelPublication'),
  auditLog: refuse('auditLog'),
  accounts: refuse('accounts'),
  changeRole: refuse('changeRole'),
  ...staff,
});

const releaseCalls = (releases: Partial<ReleaseAdminCalls>): ReleaseAdminCalls => ({
  overview: refuse('overview'),
  compositions: refuse('compositions'),
  diff: refuse('diff'),
  gateReport: refuse('gateReport'),
  gatePicture: refuse('gatePicture'),
  promote: refuse('promote'),
  rollback: refuse('rollback'),
  canary: refuse('canary'),
  endCanary: refuse('endCanary'),
  freeze: refuse('freeze'),
  unfreeze: refuse('unfreeze'),
  ...releases,
});

/** Fake services: every call fails that the test does not expect, except the lists of exams, searches and suspicious questions. */
export function adminApi({
  calls = {},
  releases = {},
  account = {},
  staff = {},
  api = {},
  tokens = [],
}: Fakes = {}): Api {
  const all: AdminCalls = {
    upload: refuse('upload'),
    exams: async () => ADMIN_EXAMS,
    storedExam: refuse('storedExam'),
    storedMockTest: refuse('storedMockTest'),
    storedQuestions: refuse('storedQuestions'),
    history: refuse('history'),
    rename: refuse('rename'),
    bin: refuse('bin'),
    deleteToBin: refuse('deleteToBin'),
    restoreFromBin: refuse('restoreFromBin'),
    deleteForGood: refuse('deleteForGood'),
    difference: refuse('difference'),
    revisions: refuse('revisions'),
    compareRevisions: refuse('compareRevisions'),
    restoreRevision: refuse('restoreRevision'),
    undo: refuse('undo'),
    setVisibility: refuse('setVisibility'),
    reports: refuse('reports'),
    resolveReport: refuse('resolveReport'),
    searches: async () => ({ data: [], meta: { days: 30, others: 0 } }),
    statistics: refuse('statistics'),
    bank: refuse('bank'),
    bankQuestion: refuse('bankQuestion'),
    drawQuestions: refuse('drawQuestions'),
    editQuestions: refuse('editQuestions'),
    previewQuestion: refuse('previewQuestion'),
    suspiciousQuestions: async () => ({ data: [], meta: { total: 0 } }),
    ...calls,
  };
  const ofAccount: OwnAccountCalls = {
    details: refuse('details'),
    confirm: refuse('confirm'),
    changePassword: refuse('changePassword'),
    signOutEverywhere: refuse('signOutEverywhere'),
    startSecondFactor: refuse('startSecondFactor'),
    enableSecondFactor: refuse('enableSecondFactor'),
    removeSecondFactor: refuse('removeSecondFactor'),
    ...account,
  };
  return fakeApi({
    ownAccount: async () => ofAccount,
    allExams: async () => [examSummary()],
    mockTests: async () => [mockTest()],
    admin: async (token) => {
      tokens.push(token);
      return all;
    },
    staff: async (token) => {
      tokens.push(token);
      return fakeStaff(staff);
    },
    releaseAdmin: async (token) => {
      tokens.push(token);
      return releaseCalls(releases);
    },
    ...api,
  });
}

export async function open(url: string, fakes: Fakes = {}): Promise<RenderedRoute> {
  // Tests do not wait for lazy code.
  await uploadFormCode.load();
  await adminContentCode.load();
  await bankCode.load();
  await editorCode.load();
  return renderRoute({ ...REMOTE, url, api: adminApi(fakes), follow: fakes.follow ?? false });
}

/** An error response of the services. */
export function refusal(
  status: number,
  detail: string,
  errors?: Problem['errors'],
  code: Problem['code'] = 'MB-1002',
): ApiError {
  const problem = { type: '', title: '', status, detail, code, requestId: 'r', errors };
  return new ApiError('http', detail, status, problem);
}

/** The refusal of a form whose proposal somebody else has changed. */
export const otherVersion = (): ApiError =>
  refusal(
    409,
    'The proposal was changed since you opened it.',
    [{ path: '/version', message: 'Is no longer the latest' }],
    'MB-1007',
  );

/** A call that fails with this error. */
export const fails = (error: Error) => () => Promise.reject(error);
