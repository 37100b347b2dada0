import type { Question } from '@mockingbird/contracts';
import { deviceStorage } from '@mockingbird/platform';
import type { QuestionForm } from './question-form.js';

/** Unsaved changes of a question on this device. */
export interface QuestionDraft {
  form: QuestionForm;
  /** The stored question that the changes started from; absent for a new one, and in drafts of earlier versions. */
  base?: Question | undefined;
  /** Milliseconds since 1970. */
  at: number;
}

/** Where the draft of a question is stored. @param questionId absent for a new question */
export const draftKey = (testId: string, questionId: string | undefined): string =>
  `question-draft:${JSON.stringify([testId, questionId ?? null])}`;

const hasOptions = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'options' in value && Array.isArray(value.options);

const isDraft = (value: unknown): value is QuestionDraft =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'number' &&
  'form' in value &&
  hasOptions(value.form) &&
  (!('base' in value) || hasOptions(value.base));

export function readDraft(key: string): QuestionDraft | undefined {
  const stored = deviceStorage.read(key);
  return isDraft(stored) ? stored : undefined;
}

export const removeDraft = (key: string): void => deviceStorage.remove(key);
