import {
  changeDifferenceResponse,
  questionsDifferenceResponse,
  restorationResponse,
  storedRevisionsResponse,
  type ChangeDifference,
  type QuestionsDifference,
  type Restoration,
  type StoredRevisions,
} from '@mockingbird/contracts';
import { get, post, segment, type Options } from '../request.js';
import type { Transport } from '../transport.js';

/** What changes did, and the stored revisions of questions. */
export interface HistoryCalls {
  /**
   * @param id id of a change
   * @param from `questions.next` of the previous page
   */
  difference(id: string, from?: number, options?: Options): Promise<ChangeDifference>;
  /** The stored revisions of the questions of a mock test, newest first. */
  revisions(testId: string, options?: Options): Promise<StoredRevisions>;
  /** The difference between two stored revisions. @param from `next` of the previous page */
  compareRevisions(pair: RevisionPair, from?: number, options?: Options): Promise<QuestionsDifference>;
  /** Publishes a stored revision again. @returns the message of the services */
  restoreRevision(testId: string, restoration: Restoration): Promise<string>;
}

/** Two stored revisions of a mock test. */
export interface RevisionPair {
  testId: string;
  before: string;
  after: string;
}

const pageQuery = (from: number | undefined): string => (from ? `?from=${from}` : '');
const revisionsPath = (testId: string): string => `/api/upload/mocktests/${segment(testId)}/revisions`;

/** @param token of the signed-in admin */
export function historyCalls({ request }: Transport, token: string): HistoryCalls {
  return {
    difference: async (id, from, options) =>
      (
        await request({
          ...get(`/api/upload/history/${segment(id)}${pageQuery(from)}`, options),
          token,
          schema: () => changeDifferenceResponse,
        })
      ).data,
    revisions: async (testId, options) =>
      (
        await request({
          ...get(revisionsPath(testId), options),
          token,
          schema: () => storedRevisionsResponse,
        })
      ).data,
    compareRevisions: async ({ testId, before, after }, from, options) =>
      (
        await request({
          ...get(`${revisionsPath(testId)}/${before}/${after}${pageQuery(from)}`, options),
          token,
          schema: () => questionsDifferenceResponse,
        })
      ).data,
    restoreRevision: async (testId, restoration) =>
      (
        await request({
          ...post(`${revisionsPath(testId)}/restore`, restoration),
          token,
          schema: () => restorationResponse,
        })
      ).data.message,
  };
}
