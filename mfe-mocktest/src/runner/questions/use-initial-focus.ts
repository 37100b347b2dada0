import type { Attempt } from '@mockingbird/exam-core';
import { type RefObject, useEffect } from 'react';
import type { Session } from '../attempt/attempt-session.js';
import { showQuestion } from './show-question.js';

/** Zero-based place of the question that was answered or cleared last; -1 when none was. */
const placeOf = ({ current, items }: Attempt): number =>
  current === null ? -1 : [...items.keys()].indexOf(current);

/**
 * Brings the reader to the top of a test that begins, and to the last question they were at in one that goes on.
 * @param title of the test
 */
export function usePlaceInTest({ store }: Session, title: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const number = placeOf(store.getState().attempt) + 1;
    if (number > 1 && showQuestion(number)) return;
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, [store, title]);
}
