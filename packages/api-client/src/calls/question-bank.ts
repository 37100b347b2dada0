import {
  bankQuestionResponse,
  bankResponse,
  bulkEditResponse,
  drawResponse,
  questionPreviewResponse,
  type BankQuestion,
  type BankResponse,
  type BulkEdit,
  type BulkEditResult,
  type QuestionDraw,
  type DrawRequest,
  type QuestionPreview,
} from '@mockingbird/contracts';
import { UPLOAD_TIMEOUT_MS } from '../limits.js';
import { get, post, queryOf, type Options } from '../request.js';
import type { Transport } from '../transport.js';

/** The calls of the question bank. Each needs the token of an editor. */
export interface QuestionBankCalls {
  /** @param query the query parameters of `GET /api/exams/questions`; an empty topic or level finds questions without one */
  bank(query?: Record<string, string>, options?: Options): Promise<BankResponse>;
  /** One question with all tests that contain it. */
  bankQuestion(testId: string, questionId: string, options?: Options): Promise<BankQuestion>;
  /** Draws questions at random; nothing is stored. */
  drawQuestions(request: DrawRequest): Promise<QuestionDraw>;
  /** Changes many questions together. @param dryRun only checks */
  editQuestions(edit: BulkEdit, dryRun: boolean): Promise<BulkEditResult>;
  /** Checks a question as it is typed, and renders its formulas. */
  previewQuestion(question: Record<string, unknown>, options?: Options): Promise<QuestionPreview>;
}

/** @param token of the signed-in editor */
export function questionBankCalls({ request }: Transport, token: string): QuestionBankCalls {
  return {
    bank: (query = {}, options) =>
      request({
        ...get(`/api/exams/questions?${new URLSearchParams(query)}`, options),
        isTyped: true,
        token,
        schema: () => bankResponse,
      }),
    bankQuestion: async (testId, questionId, options) =>
      (
        await request({
          ...get(`/api/exams/questions/one${queryOf({ testId, questionId })}`, options),
          token,
          schema: () => bankQuestionResponse,
        })
      ).data,
    drawQuestions: async (body) =>
      (await request({ ...post('/api/exams/questions/draw', body), token, schema: () => drawResponse })).data,
    editQuestions: async (edit, dryRun) =>
      (
        await request({
          ...post(`/api/upload/questions/bulk${dryRun ? '?dryRun=1' : ''}`, edit),
          isTyped: true,
          timeoutMs: UPLOAD_TIMEOUT_MS,
          token,
          schema: () => bulkEditResponse,
        })
      ).data,
    previewQuestion: async (question, options) =>
      (
        await request({
          ...post('/api/upload/questions/preview', { question }),
          ...options,
          token,
          schema: () => questionPreviewResponse,
        })
      ).data,
  };
}
