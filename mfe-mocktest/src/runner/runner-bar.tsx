import { answeredCount } from '@mockingbird/exam-core';
import { Chip } from '@mockingbird/ui';
import { useStore } from 'zustand';
import { Clock } from './clock/clock.js';
import type { Session } from './attempt/attempt-session.js';
import styles from './runner-bar.module.css';

/** Sticky bar with the number of answered questions and, where there is a clock, the time left. */
export function RunnerBar({ session, questions }: { session: Session; questions: number }) {
  const answered = useStore(session.store, ({ attempt }) => answeredCount(attempt));
  const duration = useStore(session.store, ({ attempt }) => attempt.durationMs);
  return (
    <div className={styles.bar}>
      <Chip>
        {answered} of {questions} answered
      </Chip>
      {duration > 0 ? <Clock session={session} total={duration} /> : null}
    </div>
  );
}
