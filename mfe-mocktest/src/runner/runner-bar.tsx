import { answeredCount } from '@mockingbird/exam-core';
import { Chip, classNames } from '@mockingbird/ui';
import { useStore } from 'zustand';
import { Clock } from './clock/clock.js';
import type { Session } from './attempt/attempt-session.js';
import type { RunnerView } from './runner-view.js';
import styles from './runner-bar.module.css';

export interface RunnerBarProps {
  session: Session;
  /** Number of questions of the mock test. */
  questions: number;
  view: RunnerView;
}

/** Sticky bar with the number of answered questions and, where there is a clock, the time left. */
export function RunnerBar({ session, questions, view }: RunnerBarProps) {
  const answered = useStore(session.store, ({ attempt }) => answeredCount(attempt));
  const duration = useStore(session.store, ({ attempt }) => attempt.durationMs);
  return (
    <div className={classNames(styles.bar, view === 'list' && styles.beside)}>
      <Chip>
        {answered} of {questions} answered
      </Chip>
      {duration > 0 ? <Clock session={session} total={duration} /> : null}
    </div>
  );
}
