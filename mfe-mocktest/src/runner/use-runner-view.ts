import { questionKey } from '@mockingbird/exam-core';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useLazyCode } from '../lazy-code/use-lazy-code.js';
import { lazyHall, type HallCode } from './hall/lazy-hall.js';
import type { MockTestData } from './load-mock-test.js';
import type { Session } from './attempt/attempt-session.js';
import { showQuestion } from './questions/show-question.js';
import { readRunnerView, storeRunnerView, type RunnerView } from './runner-view.js';

export interface RunnerViewControl {
  /** What the screen shows now. It is the list until the hall's code has loaded. */
  view: RunnerView;
  /** Undefined in the list. */
  Hall: HallCode['HallView'] | undefined;
  toggleView: () => void;
  /** Shows a question in either view. @param number one-based */
  openQuestion: (number: number) => void;
}

/** The view of a test: this device's last choice, until the student changes it. */
export function useRunnerView({ send }: Session, questions: MockTestData['data']): RunnerViewControl {
  const { run } = useLazyCode(lazyHall);
  const [hall, setHall] = useState<HallCode>();
  const openHall = () => run(setHall);
  const openStoredView = useEffectEvent(() => {
    if (readRunnerView() === 'hall') openHall();
  });
  useEffect(() => openStoredView(), []);
  const Hall = questions.length > 0 ? hall?.HallView : undefined;
  const openQuestion = useCallback(
    (number: number) => {
      const question = questions[number - 1];
      if (Hall && question) send({ type: 'visit', question: questionKey(question, number - 1) });
      // In the hall this moves only where the question is open already.
      showQuestion(number);
    },
    [Hall, questions, send],
  );
  const toggleView = () => {
    storeRunnerView(Hall ? 'list' : 'hall');
    if (Hall) setHall(undefined);
    else openHall();
  };
  return { view: Hall ? 'hall' : 'list', Hall, toggleView, openQuestion };
}
