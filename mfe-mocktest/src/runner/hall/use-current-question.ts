import { questionKey, type Attempt } from '@mockingbird/exam-core';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import type { MockTestData } from '../load-mock-test.js';
import type { Session } from '../attempt/attempt-session.js';

/** Focuses the heading, and scrolls only if it is out of view. @param number one-based */
function focusHeading(number: number): void {
  const heading = document.getElementById(`question-${number}-number`);
  heading?.scrollIntoView({ block: 'nearest' });
  heading?.focus({ preventScroll: true });
}

export interface CurrentQuestion {
  /** Keys of all questions, in the order of the test. */
  keys: readonly string[];
  /** Zero-based. */
  index: number;
  /** Opens a question. @param index zero-based; one outside the test is ignored */
  goTo: (index: number) => void;
}

/**
 * The question of the hall. Opening it counts as a visit, and its heading gets the focus.
 * @param first zero-based question that is shown before the student opens another one
 */
export function useCurrentQuestion(
  { store, send }: Session,
  questions: MockTestData['data'],
  first: number,
): CurrentQuestion {
  const keys = useMemo(() => questions.map(questionKey), [questions]);
  const findIndex = ({ current }: Attempt) => Math.max(0, current === null ? first : keys.indexOf(current));
  const index = useStore(store, ({ attempt }) => findIndex(attempt));
  const shown = useRef(index);
  useEffect(() => {
    const question = keys[index];
    if (question !== undefined) send({ type: 'visit', question });
    // The list may have had the focus until the hall's code came, and has taken it away.
    const isFocusLost = document.activeElement === document.body;
    if (shown.current === index && !isFocusLost) return;
    shown.current = index;
    focusHeading(index + 1);
  }, [keys, index, send]);
  const goTo = useCallback(
    (to: number) => {
      const question = keys[to];
      if (question !== undefined) send({ type: 'visit', question });
    },
    [keys, send],
  );
  return { keys, index, goTo };
}
