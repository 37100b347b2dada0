import {
  examListResponse,
  examResponse,
  messageResponse,
  mockTestListResponse,
  questionsResponse,
  type Exam,
  type ExamSummary,
  type MockTest,
  type PageView,
  type QuestionsResponse,
} from '@mockingbird/contracts';
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

export function createApi(transport: Transport): Api {
  return {
    allExams: async (options) =>
      (await transport({ method: 'GET', path: '/api/exams/allexams', schema: examListResponse, ...options }))
        .data,
    topExams: async (options) =>
      (await transport({ method: 'GET', path: '/api/exams/topexams', schema: examListResponse, ...options }))
        .data,
    exam: async (id, options) =>
      (
        await transport({
          method: 'GET',
          path: `/api/exams/exam/${segment(id)}`,
          schema: examResponse,
          ...options,
        })
      ).data,
    search: async (keyword) => {
      await transport({
        method: 'POST',
        path: '/api/exams/search',
        body: { keyword },
        schema: examListResponse,
      });
    },
    mockTests: async (examId, options) =>
      (
        await transport({
          method: 'GET',
          path: `/api/mocktests/${segment(examId)}`,
          schema: mockTestListResponse,
          ...options,
        })
      ).data,
    questions: (testId, options) =>
      transport({
        method: 'GET',
        path: `/api/mocktests/${segment(testId)}/questions`,
        schema: questionsResponse,
        ...options,
      }),
    pageView: async (view) => {
      await transport({
        method: 'POST',
        path: '/api/content/pageviews',
        body: view,
        schema: messageResponse,
        keepalive: true,
      });
    },
    subscribe: async (email) =>
      (
        await transport({
          method: 'POST',
          path: '/api/content/newsletter',
          body: { email },
          schema: messageResponse,
        })
      ).data.message,
  };
}
