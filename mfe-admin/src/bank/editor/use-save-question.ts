import { useState } from 'react';
import type { BankQuestion, Question } from '@mockingbird/contracts';
import { type Session, useApi } from '@mockingbird/platform';
import { type Failure, toFailure } from '../../api/failure.js';
import { plural } from '../../format/plural.js';
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

/** Saves a question in its tests. @param onSaved receives the question as it is stored */
export function useSaveQuestion({ token }: Session, onSaved: (question: Question) => void): SaveState {
  const api = useApi();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState(NOTHING);
  const run = async (request: SaveRequest) => {
    if (isBusy) return;
    setBusy(true);
    setOutcome(NOTHING);
    try {
      const result = await saveQuestion(await api.admin(token), request);
      if (result.outcome === 'changed') return setOutcome({ message: '', conflict: result.stored });
      setOutcome({ message: messages.saved(plural(result.testIds.length, 'test')) });
      onSaved(result.stored.question);
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
