import { deviceStorage } from '@mockingbird/platform';
import type { QuestionForm } from './question-form.js';

/** Unsaved changes of a question on this device. */
export interface QuestionDraft {
  form: QuestionForm;
  /** Milliseconds since 1970. */
  at: number;
}

const keyOf = (testId: string, questionId: string | undefined): string =>
  `question-draft:${JSON.stringify([testId, questionId ?? null])}`;

const isDraft = (value: unknown): value is QuestionDraft =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'number' &&
  'form' in value &&
  typeof value.form === 'object' &&
  value.form !== null &&
  'options' in value.form &&
  Array.isArray(value.form.options);

/** @param questionId absent for a new question */
export function readDraft(testId: string, questionId: string | undefined): QuestionDraft | undefined {
  const stored = deviceStorage.read(keyOf(testId, questionId));
  return isDraft(stored) ? stored : undefined;
}

export const writeDraft = (testId: string, questionId: string | undefined, form: QuestionForm): boolean =>
  deviceStorage.write(keyOf(testId, questionId), { form, at: Date.now() } satisfies QuestionDraft);

export const removeDraft = (testId: string, questionId: string | undefined): void =>
  deviceStorage.remove(keyOf(testId, questionId));
