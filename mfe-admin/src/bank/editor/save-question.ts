import type { BankQuestion, Question } from '@mockingbird/contracts';
import type { AdminCalls } from '@mockingbird/platform';
import type { QuestionUpload } from '../upload-questions.js';
import { type QuestionForm, toQuestion } from './question-form.js';

/** What a save did. `changed`: the stored question is not the one that the editor started from. */
export type SaveResult =
  { outcome: 'saved'; testIds: string[] } | { outcome: 'changed'; stored: BankQuestion };

export interface SaveRequest {
  /** The test of the address. */
  testId: string;
  form: QuestionForm;
  /** The stored question that the editor started from; absent for a new one. */
  original: Question | undefined;
  /** The tests to change. */
  testIds: readonly string[];
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

const isSame = (left: Question, right: Question): boolean => JSON.stringify(left) === JSON.stringify(right);

/**
 * Sends a question to its tests: it is stored, or waits for a review. Others may have changed other questions of a test
 * meanwhile: only a change of this question is a conflict.
 * @param send uploads the question to one test, or proposes that
 */
export async function saveQuestion(
  calls: Pick<AdminCalls, 'bankQuestion'>,
  send: (upload: QuestionUpload) => Promise<unknown>,
  request: SaveRequest,
): Promise<SaveResult> {
  const { testId, form, original, testIds } = request;
  const question = toQuestion(form);
  if (original === undefined) {
    await send({ testId, questions: [question], onRepeat: 'add' });
    return { outcome: 'saved', testIds: [testId] };
  }
  const stored = await calls.bankQuestion(testId, form.questionId);
  if (!isSame(stored.question, original)) return { outcome: 'changed', stored };
  const saved: string[] = [];
  for (const test of stored.tests.filter((each) => testIds.includes(each.testId))) {
    try {
      const { testId: id, revision } = test;
      await send({ testId: id, questions: [question], onRepeat: 'update', basedOn: revision });
      saved.push(id);
    } catch (error) {
      throw saved.length === 0 ? error : new PartlySavedError(saved, error);
    }
  }
  return { outcome: 'saved', testIds: saved };
}
