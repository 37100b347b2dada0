import { openQuestions, type Attempt } from '@mockingbird/exam-core';
import { Notice } from '@mockingbird/ui';
import { useStore } from 'zustand';
import type { Session } from '../attempt/attempt-session.js';
import type { SectionAdvance } from './use-section-advance.js';
import styles from './section-notice.module.css';

/** Whether the student works in the open section: the first question has a response, or another one was seen. */
function hasBegun(attempt: Attempt): boolean {
  const { from, end } = openQuestions(attempt, attempt.items.size);
  const [first, ...others] = [...attempt.items.values()].slice(from, end);
  return (first && first.answer !== null) || others.some(({ visited }) => visited);
}

/** Says that the next section has started, until the student works in it. */
export function SectionNotice({
  session,
  advance,
}: {
  session: Session;
  advance: SectionAdvance | undefined;
}) {
  const isOver = useStore(session.store, ({ attempt }) => hasBegun(attempt));
  if (!advance || isOver) return null;
  return (
    <Notice key={advance.section} tone="info" role="alert" className={styles.notice}>
      <p>{advance.text}</p>
    </Notice>
  );
}
