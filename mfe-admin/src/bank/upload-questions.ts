import type { OnRepeat, Question, UploadResult } from '@mockingbird/contracts';
import type { AdminCalls, UploadOptions } from '@mockingbird/platform';

export interface QuestionUpload {
  testId: string;
  questions: readonly Question[];
  onRepeat: OnRepeat;
  /** Revision of the test that the editor saw. */
  basedOn?: string | undefined;
}

/** Uploads questions of the bank in the same way as a question file. */
export function uploadQuestions(
  calls: AdminCalls,
  { testId, questions, onRepeat, basedOn }: QuestionUpload,
  options: UploadOptions = {},
): Promise<UploadResult> {
  const form = new FormData();
  form.set('uploadType', 'questions');
  form.set('testId', testId);
  form.set('onRepeat', onRepeat);
  if (basedOn !== undefined) form.set('basedOn', basedOn);
  const file = new Blob([JSON.stringify(questions)], { type: 'application/json' });
  form.set('file', file, `${testId}.json`);
  return calls.upload(form, options);
}
