import { useState } from 'react';
import type { DrawnQuestions, DrawRequest, Question } from '@mockingbird/contracts';
import { type AdminCalls, type Session, useApi } from '@mockingbird/platform';
import { type Failure, toFailure } from '../../api/failure.js';
import { uploadQuestions } from '../upload-questions.js';

export interface Draw {
  /** The last drawn questions; absent before the first draw. */
  drawn: DrawnQuestions | undefined;
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
  const [drawn, setDrawn] = useState<DrawnQuestions>();
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
    drawn,
    failure,
    isBusy,
    draw: (request) => run(async (calls) => setDrawn(await calls.drawQuestions(request))),
    add: (testId, questions, onAdded) =>
      run(async (calls) =>
        onAdded((await uploadQuestions(calls, { testId, questions, onRepeat: 'add' })).message),
      ),
    clear: () => setDrawn(undefined),
  };
}
