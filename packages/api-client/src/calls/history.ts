import {
  binChangeResponse,
  binResponse,
  changeDifferenceResponse,
  questionsDifferenceResponse,
  renameResponse,
  restorationResponse,
  storedRevisionsResponse,
  type BinEntry,
  type BinTarget,
  type ChangeDifference,
  type QuestionsDifference,
  type Rename,
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

/** Deleted exams and mock tests, and new ids. Each call but the first returns the message of the services. */
export interface BinCalls {
  bin(options?: Options): Promise<BinEntry[]>;
  deleteToBin(target: BinTarget): Promise<string>;
  restoreFromBin(target: BinTarget): Promise<string>;
  deleteForGood(target: BinTarget): Promise<string>;
  /** Gives an exam or a mock test a new id. */
  rename(rename: Rename): Promise<string>;
}

/** @param token of the signed-in admin */
export function binCalls({ request }: Transport, token: string): BinCalls {
  const send = async (path: string, target: BinTarget): Promise<string> =>
    (await request({ ...post(path, target), token, schema: () => binChangeResponse })).data.message;
  return {
    bin: async (options) =>
      (await request({ ...get('/api/upload/bin', options), token, schema: () => binResponse })).data,
    deleteToBin: (target) => send('/api/upload/bin', target),
    restoreFromBin: (target) => send('/api/upload/bin/restore', target),
    deleteForGood: (target) => send('/api/upload/bin/purge', target),
    rename: async (rename) =>
      (await request({ ...post('/api/upload/rename', rename), token, schema: () => renameResponse })).data
        .message,
  };
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
