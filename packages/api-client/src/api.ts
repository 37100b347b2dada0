import type { Exam, ExamSummary, MockTest, PageView, QuestionsResponse } from '@mockingbird/contracts';
import type { AccountCalls } from './calls/accounts.js';
import type { AdminCalls } from './calls/admin.js';
import type { ArticleCalls } from './calls/articles.js';
import type { FeedbackCalls } from './calls/feedback.js';
import type { ReleaseCalls } from './calls/releases.js';
import type { ReleaseAdminCalls } from './calls/release-admin.js';
import { get, post, segment, type Options } from './request.js';
import type { Transport } from './transport.js';

/**
 * The services' calls, by use. Every method throws `ApiError`. What the first screens of the site need is here; the
 * other groups come on demand: `const articles = await api.articles()`.
 */
export interface Api {
  allExams(options?: Options): Promise<ExamSummary[]>;
  topExams(options?: Options): Promise<ExamSummary[]>;
  /** @param id an exam's id or its address */
  exam(id: string, options?: Options): Promise<Exam>;
  search(keyword: string): Promise<void>;
  mockTests(examId: string, options?: Options): Promise<MockTest[]>;
  questions(testId: string, options?: Options): Promise<QuestionsResponse>;
  pageView(view: PageView): Promise<void>;
  /** @returns the message to show */
  subscribe(email: string): Promise<string>;
  /** Article section and blog. */
  articles(): Promise<ArticleCalls>;
  accounts(): Promise<AccountCalls>;
  /** What students tell about questions. */
  feedback(): Promise<FeedbackCalls>;
  /** What the shell tells of versions. */
  releases(): Promise<ReleaseCalls>;
  /** @param token of the signed-in admin */
  admin(token: string): Promise<AdminCalls>;
  /** @param token of the signed-in admin */
  releaseAdmin(token: string): Promise<ReleaseAdminCalls>;
}

export function createApi(transport: Transport): Api {
  const { ask, tell } = transport;
  return {
    allExams: async (options) =>
      (await ask({ ...get('/api/exams/allexams', options), schema: (s) => s.examListResponse })).data,
    topExams: async (options) =>
      (await ask({ ...get('/api/exams/topexams', options), schema: (s) => s.examListResponse })).data,
    exam: async (id, options) =>
      (await ask({ ...get(`/api/exams/exam/${segment(id)}`, options), schema: (s) => s.examResponse })).data,
    search: (keyword) => tell(post('/api/exams/search', { keyword })),
    mockTests: async (examId, options) =>
      (
        await ask({
          ...get(`/api/mocktests/${segment(examId)}`, options),
          schema: (s) => s.mockTestListResponse,
        })
      ).data,
    questions: (testId, options) =>
      ask({
        ...get(`/api/mocktests/${segment(testId)}/questions`, options),
        schema: (s) => s.questionsResponse,
      }),
    pageView: (view) => tell({ ...post('/api/content/pageviews', view), keepalive: true }),
    subscribe: async (email) =>
      (await ask({ ...post('/api/content/newsletter', { email }), schema: (s) => s.messageResponse })).data
        .message,
    articles: async () => (await import('./calls/articles.js')).articleCalls(transport),
    accounts: async () => (await import('./calls/accounts.js')).accountCalls(transport),
    feedback: async () => (await import('./calls/feedback.js')).feedbackCalls(transport),
    releases: async () => (await import('./calls/releases.js')).releaseCalls(transport),
    admin: async (token) => (await import('./calls/admin.js')).adminCalls(transport, token),
    releaseAdmin: async (token) =>
      (await import('./calls/release-admin.js')).releaseAdminCalls(transport, token),
  };
}
