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
  /** Other stored questions that the editor has seen and replaces. */
  accepted?: readonly Question[];
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
  const plan = await planUploads(calls, question, request);
  if ('changed' in plan) return { outcome: 'changed', stored: plan.changed };
  const { uploads, already } = plan;
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

interface Plan {
  uploads: QuestionUpload[];
  /** Tests that have the question already. */
  already: string[];
}

/**
 * Reads the question in each chosen test, and sorts the tests into those to change and those that have it. After a save in
 * some of them, the services name only tests with the same content, so each test is read.
 * @returns the stored question instead, if somebody else changed it in one of the tests
 */
async function planUploads(
  calls: SaveCalls,
  question: Question,
  { testId, form, original, accepted = [], testIds, sent = [] }: SaveRequest,
): Promise<Plan | { changed: BankQuestion }> {
  const expected = [question, ...(original ? [original] : []), ...accepted];
  const plan: Plan = { uploads: [], already: [] };
  for (const id of new Set([testId, ...testIds])) {
    const present = await calls.bankQuestion(id, form.questionId);
    if (!expected.some((each) => hasSameContent(present.question, each))) return { changed: present };
    if (!testIds.includes(id) || sent.includes(id)) continue;
    const basedOn = present.tests.find((test) => test.testId === id)?.revision;
    if (hasSameContent(present.question, question)) plan.already.push(id);
    else
      plan.uploads.push({
        testId: id,
        questions: [question],
        onRepeat: 'update',
        ...(basedOn !== undefined && { basedOn }),
      });
  }
  return plan;
}
