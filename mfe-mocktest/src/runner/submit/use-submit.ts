import { openQuestions, questionKey, remainingMs, type Attempt } from '@mockingbird/exam-core';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { MockTestData } from '../load-mock-test.js';
import type { Session } from '../attempt/attempt-session.js';

/** The dialog is open in this session until the next failure, or it was left for a question (one-based number). */
type Step = { session: Session; failures: number } | { goTo: number };

export interface SubmitDialogControl {
  isOpen: boolean;
  /** One-based number of the first question without a response, in the open section; undefined when all have one. */
  firstUnanswered: number | undefined;
  /** Opens the dialog, or submits when there is nothing to confirm. */
  open: () => void;
  cancel: () => void;
  confirm: () => void;
  goToFirstUnanswered: () => void;
}

function findFirstUnanswered(attempt: Attempt, questions: MockTestData['data']): number | undefined {
  const { from, end } = openQuestions(attempt, questions.length);
  const index = questions.findIndex((question, position) => {
    const isOpen = position >= from && position < end;
    return isOpen && (attempt.items.get(questionKey(question, position))?.answer ?? null) === null;
  });
  return index === -1 ? undefined : index + 1;
}

/**
 * State of the dialog that confirms a submission. Without questions or without time left, the attempt is submitted
 * immediately. The dialog closes when the clock submits the attempt.
 * @param showQuestion opens a question by its one-based number; stable
 */
export function useSubmit(
  session: Session,
  questions: MockTestData['data'],
  showQuestion: (number: number) => void,
): SubmitDialogControl {
  const { store, send } = session;
  const [step, setStep] = useState<Step>();
  const failures = useStore(store, (state) => state.failures);
  const isRunning = useStore(store, ({ attempt }) => attempt.phase === 'taking');
  const firstUnanswered = useStore(store, ({ attempt }) => findFirstUnanswered(attempt, questions));
  // Runs after the dialog's own effects, which return the focus to the button when the dialog closes.
  useEffect(() => {
    if (step && 'goTo' in step) showQuestion(step.goTo);
  }, [step, showQuestion]);
  const confirm = () => {
    setStep(undefined);
    send({ type: 'submit' });
  };
  return {
    isOpen:
      isRunning &&
      step !== undefined &&
      'session' in step &&
      step.session === session &&
      step.failures === failures,
    firstUnanswered,
    open: () => {
      const isOver = remainingMs(store.getState().attempt) === 0;
      if (isOver || questions.length === 0) confirm();
      else setStep({ session, failures });
    },
    cancel: () => setStep(undefined),
    confirm,
    goToFirstUnanswered: () => setStep(firstUnanswered === undefined ? undefined : { goTo: firstUnanswered }),
  };
}
