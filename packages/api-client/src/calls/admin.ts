import {
  adminExamsResponse,
  historyResponse,
  messageResponse,
  reportListResponse,
  searchCountsResponse,
  statisticsResponse,
  suspiciousQuestionsResponse,
  storedExamResponse,
  storedMockTestResponse,
  storedQuestionsResponse,
  undoResponse,
  uploadResponse,
  visibilityResponse,
  type AdminExam,
  type HistoryResponse,
  type ReportListResponse,
  type SearchCounts,
  type StoredExamAnswer,
  type StoredMockTestAnswer,
  type StoredQuestionsAnswer,
  type SuspiciousQuestions,
  type TestStatistics,
  type UploadResult,
  type Visibility,
} from '@mockingbird/contracts';
import { UPLOAD_TIMEOUT_MS } from '../limits.js';
import { get, post, queryOf, segment, type Options } from '../request.js';
import { sendWithProgress, type OnProgress } from '../send-with-progress.js';
import type { Transport } from '../transport.js';
import { type QuestionBankCalls, questionBankCalls } from './question-bank.js';
import { binCalls, type BinCalls, historyCalls, type HistoryCalls } from './history.js';

export interface UploadOptions {
  /** Only checks: nothing is stored. */
  dryRun?: boolean;
  /** Called during the upload with the share that was sent, 0 to 1. */
  onProgress?: OnProgress;
  signal?: AbortSignal;
}

/** The calls of admins. Each needs the token of a signed-in admin; the services check it. */
export interface AdminCalls extends QuestionBankCalls, HistoryCalls, BinCalls {
  /** @param form `uploadType` and the fields of `uploadForms` in contracts; for questions with `file` */
  upload(form: FormData, options?: UploadOptions): Promise<UploadResult>;
  /** All exams with their mock tests, hidden ones included. */
  exams(options?: Options): Promise<AdminExam[]>;
  /** One stored exam for editing, hidden or not. */
  storedExam(examId: string, options?: Options): Promise<StoredExamAnswer>;
  /** One stored mock test for editing, hidden or not. */
  storedMockTest(testId: string, options?: Options): Promise<StoredMockTestAnswer>;
  /** The published questions of a mock test, hidden or not: the list that a question file has. */
  storedQuestions(testId: string, options?: Options): Promise<StoredQuestionsAnswer>;
  /** Newest first. @param before `meta.next` of the previous page */
  history(before?: string, options?: Options): Promise<HistoryResponse>;
  undo(id: string): Promise<{ message: string; id: string; revision: string }>;
  setVisibility(visibility: Visibility): Promise<string>;
  /** @param query the query parameters of `GET /api/exams/reports` */
  reports(query?: Record<string, string>, options?: Options): Promise<ReportListResponse>;
  resolveReport(id: string): Promise<string>;
  /** What visitors searched for without finding an exam by its title. */
  searches(options?: Options): Promise<SearchCounts>;
  /** @param revision by default the published one, or the newest with submissions */
  statistics(testId: string, revision?: string, options?: Options): Promise<TestStatistics>;
  /** Questions of all tests whose keys may be wrong. */
  suspiciousQuestions(options?: Options): Promise<SuspiciousQuestions>;
}

const uploadCall = ({ request }: Transport, token: string): AdminCalls['upload'] =>
  async function upload(form, { dryRun, onProgress, signal } = {}) {
    const answer = await request({
      method: 'POST',
      path: dryRun ? '/api/upload?dryRun=1' : '/api/upload',
      form,
      isTyped: true,
      token,
      signal,
      timeoutMs: UPLOAD_TIMEOUT_MS,
      ...(onProgress ? { fetch: sendWithProgress(onProgress) } : {}),
      schema: () => uploadResponse,
    });
    return answer.data;
  };

/** Reads what students reported, searched for and answered. */
function feedbackCalls(
  { request }: Transport,
  token: string,
): Pick<AdminCalls, 'reports' | 'resolveReport' | 'searches' | 'statistics' | 'suspiciousQuestions'> {
  return {
    reports: (query = {}, options) =>
      request({
        ...get(`/api/exams/reports${queryOf(query)}`, options),
        isTyped: true,
        token,
        schema: () => reportListResponse,
      }),
    resolveReport: async (id) =>
      (
        await request({
          ...post(`/api/exams/reports/${segment(id)}/resolve`),
          token,
          schema: () => messageResponse,
        })
      ).data.message,
    searches: (options) =>
      request({ ...get('/api/exams/searches', options), token, schema: () => searchCountsResponse }),
    statistics: async (testId, revision, options) =>
      (
        await request({
          ...get(`/api/exams/statistics/${segment(testId)}${queryOf({ revision })}`, options),
          token,
          schema: () => statisticsResponse,
        })
      ).data,
    suspiciousQuestions: (options) =>
      request({
        ...get('/api/exams/statistics/suspicious', options),
        token,
        schema: () => suspiciousQuestionsResponse,
      }),
  };
}

/** @param token of the signed-in admin */
export function adminCalls(transport: Transport, token: string): AdminCalls {
  const { request } = transport;
  return {
    ...questionBankCalls(transport, token),
    ...historyCalls(transport, token),
    ...binCalls(transport, token),
    upload: uploadCall(transport, token),
    exams: async (options) =>
      (await request({ ...get('/api/upload/exams', options), token, schema: () => adminExamsResponse })).data,
    storedExam: async (examId, options) =>
      (
        await request({
          ...get(`/api/upload/exams/${segment(examId)}`, options),
          token,
          schema: () => storedExamResponse,
        })
      ).data,
    storedMockTest: async (testId, options) =>
      (
        await request({
          ...get(`/api/upload/mocktests/${segment(testId)}`, options),
          token,
          schema: () => storedMockTestResponse,
        })
      ).data,
    storedQuestions: async (testId, options) =>
      (
        await request({
          ...get(`/api/upload/mocktests/${segment(testId)}/questions`, options),
          token,
          schema: () => storedQuestionsResponse,
        })
      ).data,
    history: (before, options) =>
      request({
        ...get(`/api/upload/history${queryOf({ before })}`, options),
        token,
        schema: () => historyResponse,
      }),
    undo: async (id) =>
      (
        await request({
          ...post(`/api/upload/history/${segment(id)}/undo`),
          token,
          schema: () => undoResponse,
        })
      ).data,
    setVisibility: async (visibility) =>
      (
        await request({
          ...post('/api/upload/visibility', visibility),
          token,
          schema: () => visibilityResponse,
        })
      ).data.message,
    ...feedbackCalls(transport, token),
  };
}
