import { useState } from 'react';
import type { Question, QuestionDraw, UploadResult } from '@mockingbird/contracts';
import { type AdminCalls, type Session, useApi } from '@mockingbird/platform';
import { type Failure, toFailure } from '../../api/failure.js';
import { uploadQuestions } from '../upload-questions.js';
import { type DrawForm, toRequest } from './draw-form.js';

export interface Draw {
  /** The result of the last draw with this form; absent before the first draw. */
  result: QuestionDraw | undefined;
  failure: Failure | undefined;
  isBusy: boolean;
  /** Whether the questions are being added to the test. */
  isAdding: boolean;
  draw: () => Promise<void>;
  /** Adds the questions to a test. */
  add: (questions: readonly Question[], onAdded: (result: UploadResult) => void) => Promise<void>;
}

/** The outcome of a request, for the form that it sent. */
interface Outcome {
  form: DrawForm;
  result?: QuestionDraw;
  failure?: Failure;
}

/** Draws the questions of a form, and adds them to its test. The outcome of an earlier form is not shown. */
export function useDraw({ token }: Session, form: DrawForm): Draw {
  const api = useApi();
  const [outcome, setOutcome] = useState<Outcome>();
  const [busy, setBusy] = useState<'draw' | 'add'>();
  const { result, failure } = outcome?.form === form ? outcome : {};
  const run = async (kind: 'draw' | 'add', work: (calls: AdminCalls) => Promise<void>) => {
    if (busy) return;
    setBusy(kind);
    const shown = { form, ...(result && { result }) };
    setOutcome(shown);
    try {
      await work(await api.admin(token));
    } catch (error) {
      setOutcome({ ...shown, failure: toFailure(error) });
    } finally {
      setBusy(undefined);
    }
  };
  return {
    result,
    failure,
    isBusy: busy !== undefined,
    isAdding: busy === 'add',
    draw: async () => {
      const request = toRequest(form);
      if (request)
        await run('draw', async (calls) => setOutcome({ form, result: await calls.drawQuestions(request) }));
    },
    add: (questions, onAdded) =>
      run('add', async (calls) =>
        onAdded(await uploadQuestions(calls, { testId: form.testId, questions, onRepeat: 'add' })),
      ),
  };
}
