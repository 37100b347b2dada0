import { useMemo, useState } from 'react';
import type { Question } from '@mockingbird/contracts';
import { useAutosave } from '../../screen/use-autosave.js';
import { draftKey, type QuestionDraft, readDraft, removeDraft } from './question-draft.js';
import { type FormStart, type QuestionForm, startFrom } from './question-form.js';

export interface EditedForm {
  form: QuestionForm;
  /** The stored question that the form started from; absent for a new one. */
  base: Question | undefined;
  change: (changes: Partial<QuestionForm>) => void;
  /** Unsaved changes of an earlier visit, which the form shows. */
  draft: QuestionDraft | undefined;
  /** Shows a question without unsaved changes. */
  reset: (next: FormStart) => void;
  /**
   * Continues after a form was sent. What was typed since then stays.
   * @param next what the form shows if nothing was typed since then
   */
  finish: (sent: QuestionForm, next: FormStart) => void;
  isChanged: boolean;
  /** Whether this device could store the changes. */
  isOnDevice: boolean;
}

const isSame = (left: QuestionForm, right: QuestionForm): boolean =>
  JSON.stringify(left) === JSON.stringify(right);

/**
 * The form of a question. Changes are stored on this device as they are typed, and shown again at the next visit.
 * @param first the form without changes
 */
export function useQuestionForm(testId: string, first: FormStart): EditedForm {
  const [draft, setDraft] = useState(() => readDraft(draftKey(testId, first.base?.questionId)));
  const [start, setStart] = useState(() => (draft?.base ? startFrom(draft.base) : first));
  const [form, setForm] = useState(draft?.form ?? start.form);
  const { base } = start;
  const key = draftKey(testId, base?.questionId);
  const isChanged = !isSame(form, start.form);
  const unsaved = useMemo(() => (isChanged ? { form, base } : undefined), [isChanged, form, base]);
  const isOnDevice = useAutosave(key, unsaved);
  const begin = (next: FormStart) => {
    // A stored question has another key than a new one.
    removeDraft(key);
    setDraft(undefined);
    setStart(next);
  };
  return {
    form,
    base,
    draft,
    isChanged,
    isOnDevice,
    change: (changes) => setForm((before) => ({ ...before, ...changes })),
    reset: (next) => {
      begin(next);
      setForm(next.form);
    },
    finish: (sent, next) => {
      begin(next);
      setForm((now) => (isSame(now, sent) ? next.form : now));
    },
  };
}
