import type { Exam, ExamSummary, MockTest, PageView, QuestionsResponse } from '@mockingbird/contracts';
import type { Transport } from './transport.js';

interface Options {
  signal?: AbortSignal;
}

/** The services' calls, by use. Every method throws `ApiError`. */
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
}

const segment = encodeURIComponent;

const get = (path: string, options?: Options) => ({ method: 'GET' as const, path, ...options });
const post = (path: string, body: unknown) => ({ method: 'POST' as const, path, body });

export function createApi({ ask, tell }: Transport): Api {
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
  };
}
