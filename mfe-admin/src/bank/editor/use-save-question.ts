import { useRef, useState } from 'react';
import type { BankQuestion, Proposal } from '@mockingbird/contracts';
import { type Session, useApi } from '@mockingbird/platform';
import { type Failure, localFailure, toFailure } from '../../api/failure.js';
import { plural } from '../../format/plural.js';
import { may } from '../../api/may.js';
import { findWaitingPicture } from '../../media/waiting-pictures.js';
import { checkQuestions, questionsForm, uploadQuestions } from '../upload-questions.js';
import { hasSameContent, type QuestionForm, toQuestion } from './question-form.js';
import { PartlySavedError, saveQuestion, type SaveRequest } from './save-question.js';
import * as messages from '../../messages/bank/editor.js';
import { pictureWaits } from '../../messages/texts/media.js';

export interface SaveState {
  run: (request: SaveRequest) => Promise<void>;
  isBusy: boolean;
  /** The outcome of the last save; empty before it. */
  message: string;
  /** What the last save sent for review, one for each test. */
  proposals: readonly Proposal[];
  failure: Failure | undefined;
  /** The stored question, if somebody else changed it since the editor was opened. */
  conflict: BankQuestion | undefined;
  clear: () => void;
}

/** What a save sent before it failed in another test. */
interface PartOfSave {
  form: QuestionForm;
  testIds: readonly string[];
  proposals: readonly Proposal[];
}

interface Outcome {
  message: string;
  proposals?: readonly Proposal[];
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
  /** What a try sent before it failed. A proposal cannot be seen in the stored tests. */
  const partial = useRef<PartOfSave>(undefined);
  const run = async (request: SaveRequest) => {
    if (isBusy) return;
    const picture = findWaitingPicture();
    if (picture !== undefined)
      return setOutcome({ message: '', failure: localFailure(pictureWaits(picture)) });
    setBusy(true);
    setOutcome(NOTHING);
    const proposals: Proposal[] = [];
    try {
      const calls = await api.admin(token);
      const canPublish = may(session, 'publish');
      const staff = await api.staff(token);
      const { form, testId } = request;
      const before = partial.current;
      const isRetry = before && hasSameContent(toQuestion(before.form), toQuestion(form));
      if (isRetry) proposals.push(...before.proposals);
      const result = await saveQuestion(
        {
          bankQuestion: calls.bankQuestion,
          check: (upload) => checkQuestions(calls, upload),
          send: canPublish
            ? (upload) => uploadQuestions(calls, upload)
            : async (upload) =>
                void proposals.push(await staff.propose(questionsForm(upload), { isSent: true })),
        },
        { ...request, sent: isRetry ? before.testIds : [] },
      );
      partial.current = undefined;
      if (result.outcome === 'changed') return setOutcome({ message: '', conflict: result.stored });
      if (result.outcome === 'unchanged') {
        setOutcome({ message: messages.nothingToSave });
        return onSaved(await calls.bankQuestion(testId, form.questionId), request);
      }
      const { testIds, already } = result;
      const tests = plural(canPublish ? testIds.length + already.length : testIds.length, 'test');
      const sentMessage = request.original ? messages.sentForReview(tests) : messages.newSentForReview;
      setOutcome(canPublish ? { message: messages.saved(tests) } : { message: sentMessage, proposals });
      if (!canPublish) return onProposed(request);
      onSaved(await calls.bankQuestion(testId, form.questionId), request);
    } catch (error) {
      if (error instanceof PartlySavedError) {
        partial.current = { form: request.form, testIds: error.testIds, proposals };
      }
      setOutcome({ ...toOutcome(error, may(session, 'publish')), proposals });
    } finally {
      setBusy(false);
    }
  };
  const { message, proposals = [], failure, conflict } = outcome;
  return { run, isBusy, message, proposals, failure, conflict, clear: () => setOutcome(NOTHING) };
}

function toOutcome(error: unknown, canPublish: boolean): Outcome {
  if (!(error instanceof PartlySavedError)) return { message: '', failure: toFailure(error) };
  const tests = plural(error.testIds.length, 'test');
  return {
    message: canPublish ? messages.savedSome(tests) : messages.sentSome(tests),
    failure: toFailure(error.cause),
  };
}
