import { questionKey, type Attempt } from '@mockingbird/exam-core';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Session } from '../attempt/attempt-session.js';
import type { MockTestData } from '../load-mock-test.js';
import type { OpenSection } from './open-section.js';

/** The dialog is open for this section, or it was left for a question (one-based number). */
type Step = { section: number } | { goTo: number };

export interface FinishSectionControl {
  isOpen: boolean;
  /** One-based number of the first question of the section without a response. */
  firstUnanswered: number | undefined;
  open: () => void;
  cancel: () => void;
  /** Opens the next section. */
  confirm: () => void;
  goToFirstUnanswered: () => void;
}

function findUnanswered(
  { items }: Attempt,
  questions: MockTestData['data'],
  section: OpenSection | undefined,
): number | undefined {
  for (let index = section?.from ?? 0; index < (section?.end ?? 0); index += 1) {
    const question = questions[index];
    if (question && (items.get(questionKey(question, index))?.answer ?? null) === null) return index + 1;
  }
  return undefined;
}

/**
 * State of the dialog that asks before a section is left for good. It closes when the section's time is up.
 * @param showQuestion opens a question by its one-based number; stable
 */
export function useFinishSection(
  { store, send }: Session,
  questions: MockTestData['data'],
  section: OpenSection | undefined,
  showQuestion: (number: number) => void,
): FinishSectionControl {
  const [step, setStep] = useState<Step>();
  const isRunning = useStore(store, ({ attempt }) => attempt.phase === 'taking');
  const firstUnanswered = useStore(store, ({ attempt }) => findUnanswered(attempt, questions, section));
  // Runs after the dialog's own effects, which return the focus to the button when the dialog closes.
  useEffect(() => {
    if (step && 'goTo' in step) showQuestion(step.goTo);
  }, [step, showQuestion]);
  return {
    isOpen: isRunning && step !== undefined && 'section' in step && step.section === section?.index,
    firstUnanswered,
    open: () => setStep(section && { section: section.index }),
    cancel: () => setStep(undefined),
    confirm: () => {
      setStep(undefined);
      if (section) send({ type: 'finish-section', section: section.index });
    },
    goToFirstUnanswered: () => setStep(firstUnanswered === undefined ? undefined : { goTo: firstUnanswered }),
  };
}
