import { useState } from 'react';
import type { QuestionDraw, DrawRequest, Question } from '@mockingbird/contracts';
import { type AdminCalls, type Session, useApi } from '@mockingbird/platform';
import { type Failure, toFailure } from '../../api/failure.js';
import { uploadQuestions } from '../upload-questions.js';

export interface Draw {
  /** The result of the last draw; absent before the first draw. */
  result: QuestionDraw | undefined;
  failure: Failure | undefined;
  isBusy: boolean;
  draw: (request: DrawRequest) => Promise<void>;
  /** Adds the questions to a test. @param onAdded receives the message */
  add: (testId: string, questions: readonly Question[], onAdded: (message: string) => void) => Promise<void>;
  clear: () => void;
}

/** Draws questions, and adds them to a test. */
export function useDraw({ token }: Session): Draw {
  const api = useApi();
  const [result, setResult] = useState<QuestionDraw>();
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setBusy] = useState(false);
  const run = async (work: (calls: AdminCalls) => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await work(await api.admin(token));
    } catch (error) {
      setFailure(toFailure(error));
    } finally {
      setBusy(false);
    }
  };
  return {
    result,
    failure,
    isBusy,
    draw: (request) => run(async (calls) => setResult(await calls.drawQuestions(request))),
    add: (testId, questions, onAdded) =>
      run(async (calls) =>
        onAdded((await uploadQuestions(calls, { testId, questions, onRepeat: 'add' })).message),
      ),
    clear: () => setResult(undefined),
  };
}
