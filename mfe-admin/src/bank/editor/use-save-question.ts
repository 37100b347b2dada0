import { useState } from 'react';
import type { BankQuestion } from '@mockingbird/contracts';
import { type Session, useApi } from '@mockingbird/platform';
import { type Failure, toFailure } from '../../api/failure.js';
import { plural } from '../../format/plural.js';
import { may } from '../../api/may.js';
import { questionsForm, uploadQuestions } from '../upload-questions.js';
import { PartlySavedError, saveQuestion, type SaveRequest } from './save-question.js';
import * as messages from '../../messages/bank/editor.js';

export interface SaveState {
  run: (request: SaveRequest) => Promise<void>;
  isBusy: boolean;
  /** The outcome of the last save; empty before it. */
  message: string;
  failure: Failure | undefined;
  /** The stored question, if somebody else changed it since the editor was opened. */
  conflict: BankQuestion | undefined;
  clear: () => void;
}

interface Outcome {
  message: string;
  failure?: Failure;
  conflict?: BankQuestion;
}

const NOTHING: Outcome = { message: '' };

/**
 * Saves a question in its tests. Who may not publish sends it for review instead.
 * @param onSaved receives the question as it is stored, and the request
 * @param onProposed called when it waits for a review
 */
export function useSaveQuestion(
  session: Session,
  onSaved: (stored: BankQuestion, request: SaveRequest) => void,
  onProposed: (request: SaveRequest) => void,
): SaveState {
  const { token } = session;
  const api = useApi();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState(NOTHING);
  const run = async (request: SaveRequest) => {
    if (isBusy) return;
    setBusy(true);
    setOutcome(NOTHING);
    try {
      const calls = await api.admin(token);
      const canPublish = may(session, 'publish');
      const staff = await api.staff(token);
      const result = await saveQuestion(
        calls,
        canPublish
          ? (upload) => uploadQuestions(calls, upload)
          : (upload) => staff.propose(questionsForm(upload), { isSent: true }),
        request,
      );
      if (result.outcome === 'changed') return setOutcome({ message: '', conflict: result.stored });
      const tests = plural(result.testIds.length, 'test');
      setOutcome({ message: canPublish ? messages.saved(tests) : messages.sentForReview(tests) });
      if (!canPublish) return onProposed(request);
      onSaved(await calls.bankQuestion(request.testId, request.form.questionId), request);
    } catch (error) {
      setOutcome(toOutcome(error));
    } finally {
      setBusy(false);
    }
  };
  const { message, failure, conflict } = outcome;
  return { run, isBusy, message, failure, conflict, clear: () => setOutcome(NOTHING) };
}

const toOutcome = (error: unknown): Outcome =>
  error instanceof PartlySavedError
    ? { message: messages.savedSome(plural(error.testIds.length, 'test')), failure: toFailure(error.cause) }
    : { message: '', failure: toFailure(error) };
