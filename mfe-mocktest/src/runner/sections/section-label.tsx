import { openQuestions, type Attempt } from '@mockingbird/exam-core';
import { classNames } from '@mockingbird/ui';
import { useStore } from 'zustand';
import type { Session } from '../attempt/attempt-session.js';
import type { OpenSection } from './open-section.js';
import styles from './section-label.module.css';
import * as messages from '../../messages/runner/sections/section-label.js';

/** Number of answered questions in the open section. */
export function answeredInSection(attempt: Attempt): number {
  const { from, end } = openQuestions(attempt, attempt.items.size);
  return [...attempt.items.values()].slice(from, end).filter(({ answer }) => answer !== null).length;
}

/** Name and position of the open section, and how much of it is answered. It is beside the section's clock. */
export function SectionLabel({ session, section }: { session: Session; section: OpenSection }) {
  const answered = useStore(session.store, ({ attempt }) => answeredInSection(attempt));
  return (
    <p className={styles.label}>
      <span className={styles.position}>{messages.sectionOfCount(section.index + 1, section.count)}</span>{' '}
      <strong className={styles.name}>{section.name}</strong>{' '}
      <span className={classNames(styles.position, styles.answered)}>
        {messages.ofAnswered(answered, section.end - section.from)}
      </span>
    </p>
  );
}
