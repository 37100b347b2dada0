import { questionKey, remainingMs, type Attempt } from '@mockingbird/exam-core';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { TestData } from '../load-mock-test.js';
import type { Session } from '../attempt/attempt-session.js';
import { showQuestion } from '../questions/show-question.js';

/** The dialog is open for this session and until the next failure, or the candidate goes to a question. */
type Step = { askedIn: Session; failures: number } | { goTo: number };

export interface Submit {
  /** Whether the dialog asks now. */
  isAsking: boolean;
  /** One-based number of the first question without an answer; undefined when all have one. */
  firstUnanswered: number | undefined;
  ask: () => void;
  cancel: () => void;
  confirm: () => void;
  goToFirstUnanswered: () => void;
}

function firstUnansweredOf({ items }: Attempt, questions: TestData['data']): number | undefined {
  const index = questions.findIndex(
    (question, place) => (items.get(questionKey(question, place))?.answer ?? null) === null,
  );
  return index === -1 ? undefined : index + 1;
}

/**
 * Asks before the candidate submits. A test without questions or without time left has nothing to ask about: it is
 * submitted at once. When the clock submits meanwhile, the dialog closes.
 */
export function useSubmit(session: Session, questions: TestData['data']): Submit {
  const { store, send } = session;
  const [step, setStep] = useState<Step>();
  const failures = useStore(store, (state) => state.failures);
  const isTaking = useStore(store, ({ attempt }) => attempt.phase === 'taking');
  const firstUnanswered = useStore(store, ({ attempt }) => firstUnansweredOf(attempt, questions));
  // After the dialog's own effects: when it closes, it gives the focus back to the button that opened it.
  useEffect(() => {
    if (step && 'goTo' in step) showQuestion(step.goTo);
  }, [step]);
  const confirm = () => {
    setStep(undefined);
    send({ type: 'submit' });
  };
  return {
    isAsking:
      isTaking &&
      step !== undefined &&
      'askedIn' in step &&
      step.askedIn === session &&
      step.failures === failures,
    firstUnanswered,
    ask: () => {
      const isOver = remainingMs(store.getState().attempt) === 0;
      if (isOver || questions.length === 0) confirm();
      else setStep({ askedIn: session, failures });
    },
    cancel: () => setStep(undefined),
    confirm,
    goToFirstUnanswered: () => setStep(firstUnanswered === undefined ? undefined : { goTo: firstUnanswered }),
  };
}
