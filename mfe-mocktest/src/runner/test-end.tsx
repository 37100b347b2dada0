import { answeredCount, SUBMISSION_ERROR } from '@mockingbird/exam-core';
import { Button, Notice } from '@mockingbird/ui';
import { useStore } from 'zustand';
import type { Session } from './attempt/attempt-session.js';
import styles from './test-runner.module.css';
import * as messages from '../messages/runner.js';

export interface TestEndProps {
  session: Session;
  /** Number of questions of the mock test. */
  questions: number;
  /** Asks before the open section is finished; undefined where it ends with the test. */
  onFinishSection: (() => void) | undefined;
  onSubmit: () => void;
  /** Where another button is the main one, such as the one that saves an answer. */
  isQuiet: boolean;
}

/** Below the questions: how many are answered, and the ways to finish. */
export function TestEnd(props: TestEndProps) {
  const { session, questions, onFinishSection, onSubmit, isQuiet } = props;
  const { store } = session;
  const main = isQuiet ? 'quiet' : 'primary';
  const answered = useStore(store, ({ attempt }) => answeredCount(attempt));
  const isSubmitted = useStore(store, ({ attempt }) => attempt.phase === 'submitted');
  const failures = useStore(store, (state) => state.failures);
  return (
    <div className={styles.end}>
      <p className={styles.count}>{messages.ofAnswered(answered, questions)}</p>
      {failures > 0 ? (
        <Notice key={failures} tone="wrong" role="alert">
          {SUBMISSION_ERROR}
        </Notice>
      ) : null}
      {onFinishSection ? (
        <Button variant={main} className={styles.submit} aria-haspopup="dialog" onClick={onFinishSection}>
          {messages.finishThisSection}
        </Button>
      ) : null}
      <Button
        variant={onFinishSection ? 'ghost' : main}
        className={styles.submit}
        disabled={isSubmitted}
        aria-haspopup="dialog"
        onClick={onSubmit}
      >
        {messages.submitTest}
      </Button>
    </div>
  );
}
