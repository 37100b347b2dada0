import { questionKey } from '@mockingbird/exam-core';
import { useEffect } from 'react';
import type { Session } from '../attempt/attempt-session.js';
import type { MockTestData } from '../load-mock-test.js';

/** A line across the window, a third from its top. The question on this line is the current one. */
const READING_LINE = '-33% 0px -66% 0px';

/** Counts the time in a list for the question on screen, also before its first response. */
export function useQuestionOnScreen({ send }: Session, questions: MockTestData['data']): void {
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return undefined;
    const keys = new Map<Element, string>();
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.find(({ isIntersecting }) => isIntersecting);
        const question = entry && keys.get(entry.target);
        if (question !== undefined) send({ type: 'visit', question });
      },
      { rootMargin: READING_LINE },
    );
    questions.forEach((question, index) => {
      const element = document.getElementById(`question-${index + 1}`);
      if (!element) return;
      keys.set(element, questionKey(question, index));
      observer.observe(element);
    });
    return () => observer.disconnect();
  }, [send, questions]);
}
