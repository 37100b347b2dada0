import type { BankQuestion, Question } from '@mockingbird/contracts';
import type { AdminCalls } from '@mockingbird/platform';
import type { QuestionUpload } from '../upload-questions.js';
import { hasSameContent, type QuestionForm, toQuestion } from './question-form.js';

/** What a save did. */
export type SaveResult =
  /** `testIds` were sent, now or by an earlier try. `already` had the question as it is. */
  | { outcome: 'saved'; testIds: string[]; already: string[] }
  /** Every test has the question as it is: nothing was sent. */
  | { outcome: 'unchanged' }
  /** The stored question is not the one that the editor started from. */
  | { outcome: 'changed'; stored: BankQuestion };

export interface SaveRequest {
  /** The test of the address. */
  testId: string;
  form: QuestionForm;
  /** The stored question that the editor started from; absent for a new one. */
  original: Question | undefined;
  /** The tests to change. */
  testIds: readonly string[];
  /** Tests that an earlier try sent this question to. They are left out. */
  sent?: readonly string[];
}

export interface SaveCalls extends Pick<AdminCalls, 'bankQuestion'> {
  /** Checks the upload to one test, and stores nothing. */
  check: (upload: QuestionUpload) => Promise<unknown>;
  /** Uploads the question to one test, or proposes that. */
  send: (upload: QuestionUpload) => Promise<unknown>;
}

/** The tests that a save stored before it failed in another one. */
export class PartlySavedError extends Error {
  override readonly name = 'PartlySavedError';
  constructor(
    readonly testIds: readonly string[],
    override readonly cause: unknown,
  ) {
    super('Saved in some tests only');
  }
}

/**
 * Sends a question to its tests: it is stored, or waits for a review. Others may have changed other questions of a test
 * meanwhile: only a change of this question is a conflict. Several tests are all checked before the first one is
 * sent, and tests that have the question already are left out: so a save can be tried again.
 * @throws PartlySavedError, or the error of the first call
 */
export async function saveQuestion(calls: SaveCalls, request: SaveRequest): Promise<SaveResult> {
  const { testId, form, original, sent = [] } = request;
  const question = toQuestion(form);
  if (original === undefined) {
    await calls.send({ testId, questions: [question], onRepeat: 'add' });
    return { outcome: 'saved', testIds: [testId], already: [] };
  }
  const stored = await calls.bankQuestion(testId, form.questionId);
  const isExpected = hasSameContent(stored.question, original) || hasSameContent(stored.question, question);
  if (!isExpected) return { outcome: 'changed', stored };
  const { uploads, already } = await planUploads(calls, request, stored);
  if (uploads.length + sent.length === 0) return { outcome: 'unchanged' };
  if (uploads.length > 1) for (const upload of uploads) await calls.check(upload);
  const testIds = [...sent];
  for (const upload of uploads) {
    try {
      await calls.send(upload);
      testIds.push(upload.testId);
    } catch (error) {
      throw testIds.length === 0 ? error : new PartlySavedError(testIds, error);
    }
  }
  return { outcome: 'saved', testIds, already };
}

/** Reads the question in each chosen test, and sorts the tests into those to change and those that have it. */
async function planUploads(
  calls: SaveCalls,
  { testId, form, testIds, sent = [] }: SaveRequest,
  stored: BankQuestion,
): Promise<{ uploads: QuestionUpload[]; already: string[] }> {
  const question = toQuestion(form);
  const chosen = stored.tests.filter((test) => testIds.includes(test.testId) && !sent.includes(test.testId));
  const uploads: QuestionUpload[] = [];
  const already: string[] = [];
  for (const { testId: id, revision } of chosen) {
    const present = id === testId ? stored : await calls.bankQuestion(id, form.questionId);
    if (hasSameContent(present.question, question)) already.push(id);
    else uploads.push({ testId: id, questions: [question], onRepeat: 'update', basedOn: revision });
  }
  return { uploads, already };
}
