import type { OnRepeat, Question, UploadResult } from '@mockingbird/contracts';
import type { AdminCalls } from '@mockingbird/platform';

export interface QuestionUpload {
  testId: string;
  questions: readonly Question[];
  onRepeat: OnRepeat;
  /** Revision of the test that the editor saw. */
  basedOn?: string | undefined;
}

/** @returns the form of a question file with these questions */
export function questionsForm({ testId, questions, onRepeat, basedOn }: QuestionUpload): FormData {
  const form = new FormData();
  form.set('uploadType', 'questions');
  form.set('testId', testId);
  form.set('onRepeat', onRepeat);
  if (basedOn !== undefined) form.set('basedOn', basedOn);
  const file = new Blob([JSON.stringify(questions)], { type: 'application/json' });
  form.set('file', file, `${testId}.json`);
  return form;
}

/** Uploads questions of the bank in the same way as a question file. */
export const uploadQuestions = (calls: AdminCalls, upload: QuestionUpload): Promise<UploadResult> =>
  calls.upload(questionsForm(upload));

/** Checks such an upload, and stores nothing. */
export const checkQuestions = (calls: AdminCalls, upload: QuestionUpload): Promise<UploadResult> =>
  calls.upload(questionsForm(upload), { dryRun: true });
