import type { Attempt } from '@mockingbird/exam-core';
import { type RefObject, useEffect } from 'react';
import type { Session } from '../attempt/attempt-session.js';
import { showQuestion } from './show-question.js';

/** Zero-based index of the question that was answered or cleared last; -1 for none. */
const lastQuestionIndex = ({ current, items }: Attempt): number =>
  current === null ? -1 : [...items.keys()].indexOf(current);

/**
 * Focuses the title of a new attempt, or the last question of a continued one.
 * @param title heading of the mock test
 */
export function useInitialFocus({ store }: Session, title: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const number = lastQuestionIndex(store.getState().attempt) + 1;
    if (number > 1 && showQuestion(number)) return;
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, [store, title]);
}
