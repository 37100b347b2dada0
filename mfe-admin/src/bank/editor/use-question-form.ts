import { useEffect, useState } from 'react';
import { type QuestionDraft, readDraft, removeDraft, writeDraft } from './question-draft.js';
import type { QuestionForm } from './question-form.js';

export interface EditedForm {
  form: QuestionForm;
  change: (changes: Partial<QuestionForm>) => void;
  /** Unsaved changes of an earlier visit, which the form shows. */
  draft: QuestionDraft | undefined;
  /** Shows another form without unsaved changes. */
  reset: (form: QuestionForm) => void;
  isChanged: boolean;
}

/**
 * The form of a question. Changes are stored on this device as they are typed, and shown again at the next visit.
 * @param questionId absent for a new question
 * @param start the form without changes
 */
export function useQuestionForm(
  testId: string,
  questionId: string | undefined,
  start: QuestionForm,
): EditedForm {
  const [draft, setDraft] = useState(() => readDraft(testId, questionId));
  const [form, setForm] = useState(draft?.form ?? start);
  const [base, setBase] = useState(start);
  const isChanged = JSON.stringify(form) !== JSON.stringify(base);
  useEffect(() => {
    if (isChanged) writeDraft(testId, questionId, form);
    else removeDraft(testId, questionId);
  }, [testId, questionId, form, isChanged]);
  return {
    form,
    draft,
    isChanged,
    change: (changes) => setForm((before) => ({ ...before, ...changes })),
    reset: (next) => {
      removeDraft(testId, questionId);
      setDraft(undefined);
      setBase(next);
      setForm(next);
    },
  };
}
