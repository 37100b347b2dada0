import { answeredCount, clockDurationMs } from '@mockingbird/exam-core';
import { Button, Chip, classNames } from '@mockingbird/ui';
import { useStore } from 'zustand';
import { Clock } from '../clock/clock.js';
import type { Session } from '../attempt/attempt-session.js';
import type { RunnerView } from '../runner-view.js';
import type { OpenSection } from '../sections/open-section.js';
import { SectionLabel } from '../sections/section-label.js';
import styles from './runner-bar.module.css';
import * as messages from '../../messages/runner/bar.js';

export interface RunnerBarProps {
  title: string;
  session: Session;
  /** Number of questions of the mock test. */
  questions: number;
  /** Where sections lock: the open one, which the clock belongs to. */
  section: OpenSection | undefined;
  view: RunnerView;
  /** Whether the clock is hidden until little time is left. */
  hidesClock: boolean;
  /** Opens the summary before the submission, or ends the practice. */
  onSubmit: () => void;
  isPractice?: boolean;
}

/**
 * Sticky bar with the number of answered questions and, where there is a clock, the time left, and a button that
 * submits. On a phone it is all that is left of the page's frame, so it has the title too.
 */
export function RunnerBar(props: RunnerBarProps) {
  const { title, session, questions, section, view, hidesClock, onSubmit, isPractice = false } = props;
  const answered = useStore(session.store, ({ attempt }) => answeredCount(attempt));
  const duration = useStore(session.store, ({ attempt }) => clockDurationMs(attempt));
  const isSubmitted = useStore(session.store, ({ attempt }) => attempt.phase === 'submitted');
  return (
    <div className={classNames(styles.bar, view === 'list' && styles.beside)}>
      <div className={styles.about}>
        {section ? (
          <SectionLabel session={session} section={section} />
        ) : (
          <>
            {/* The heading of the page says it to screen readers. */}
            <span aria-hidden="true" className={styles.title}>
              {title}
            </span>
            <Chip className={styles.count}>{messages.ofAnswered(answered, questions)}</Chip>
          </>
        )}
      </div>
      {duration > 0 ? (
        <Clock key={section?.index} session={session} total={duration} isHidden={hidesClock} />
      ) : null}
      <Button
        variant="quiet"
        className={styles.submit}
        disabled={isSubmitted}
        aria-haspopup={isPractice ? undefined : 'dialog'}
        onClick={onSubmit}
      >
        {isPractice ? messages.finish : messages.submit}
      </Button>
    </div>
  );
}
