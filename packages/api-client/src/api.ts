import type { Exam, ExamSummary, MockTest, PageView, QuestionsResponse } from '@mockingbird/contracts';
import type { AccountCalls } from './calls/accounts.js';
import type { AdminCalls } from './calls/admin.js';
import type { ArticleCalls } from './calls/articles.js';
import type { FeedbackCalls } from './calls/feedback.js';
import type { OwnAccountCalls } from './calls/own-account.js';
import type { OwnTestCalls } from './calls/own-tests.js';
import type { ReleaseCalls } from './calls/releases.js';
import type { ReleaseAdminCalls } from './calls/release-admin.js';
import type { StaffCalls } from './calls/staff.js';
import { get, post, segment, typed, type Options } from './request.js';
import type { TextCalls } from './calls/texts.js';
import type { Transport } from './transport.js';

/**
 * The API's calls, by topic. Every method throws `ApiError`. This file holds what first views need; the other groups
 * load lazily: `const articles = await api.articles()`.
 */
export interface Api {
  allExams(options?: Options): Promise<ExamSummary[]>;
  topExams(options?: Options): Promise<ExamSummary[]>;
  /** @param id an exam's id or key */
  exam(id: string, options?: Options): Promise<Exam>;
  search(keyword: string): Promise<void>;
  mockTests(examId: string, options?: Options): Promise<MockTest[]>;
  questions(testId: string, options?: Options): Promise<QuestionsResponse>;
  pageView(view: PageView): Promise<void>;
  /** @returns the message to show */
  subscribe(email: string): Promise<string>;
  /** Articles and blog. */
  articles(): Promise<ArticleCalls>;
  accounts(): Promise<AccountCalls>;
  /** @param token of the signed-in person */
  ownAccount(token: string): Promise<OwnAccountCalls>;
  /** Students' reports and statistics of questions. */
  feedback(): Promise<FeedbackCalls>;
  /** Tests that students put together. */
  ownTests(): Promise<OwnTestCalls>;
  /** Events about remote versions. */
  releases(): Promise<ReleaseCalls>;
  /** @param token of the signed-in admin */
  admin(token: string): Promise<AdminCalls>;
  /** Articles, posts and pictures. @param token of a signed-in admin */
  texts(token: string): Promise<TextCalls>;
  /** @param token of the signed-in admin */
  releaseAdmin(token: string): Promise<ReleaseAdminCalls>;
  /** @param token of the signed-in person */
  staff(token: string): Promise<StaffCalls>;
}

export function createApi(transport: Transport): Api {
  const { request, send } = transport;
  return {
    allExams: async (options) =>
      (await request({ ...get('/api/exams/allexams', options), schema: (s) => s.examListResponse })).data,
    topExams: async (options) =>
      (await request({ ...get('/api/exams/topexams', options), schema: (s) => s.examListResponse })).data,
    exam: async (id, options) =>
      (await request({ ...get(`/api/exams/exam/${segment(id)}`, options), schema: (s) => s.examResponse }))
        .data,
    search: (keyword) => send(typed('/api/exams/search', { keyword })),
    mockTests: async (examId, options) =>
      (
        await request({
          ...get(`/api/mocktests/${segment(examId)}`, options),
          schema: (s) => s.mockTestListResponse,
        })
      ).data,
    questions: (testId, options) =>
      request({
        ...get(`/api/mocktests/${segment(testId)}/questions`, options),
        schema: (s) => s.questionsResponse,
      }),
    pageView: (view) => send({ ...post('/api/content/pageviews', view), keepalive: true }),
    subscribe: async (email) =>
      (
        await request({
          ...typed('/api/content/newsletter', { email }),
          schema: (s) => s.messageResponse,
        })
      ).data.message,
    articles: async () => (await import('./calls/articles.js')).articleCalls(transport),
    accounts: async () => (await import('./calls/accounts.js')).accountCalls(transport),
    ownAccount: async (token) => (await import('./calls/own-account.js')).ownAccountCalls(transport, token),
    feedback: async () => (await import('./calls/feedback.js')).feedbackCalls(transport),
    ownTests: async () => (await import('./calls/own-tests.js')).ownTestCalls(transport),
    releases: async () => (await import('./calls/releases.js')).releaseCalls(transport),
    admin: async (token) => (await import('./calls/admin.js')).adminCalls(transport, token),
    texts: async (token) => (await import('./calls/texts.js')).textCalls(transport, token),
    releaseAdmin: async (token) =>
      (await import('./calls/release-admin.js')).releaseAdminCalls(transport, token),
    staff: async (token) => (await import('./calls/staff.js')).staffCalls(transport, token),
  };
}
