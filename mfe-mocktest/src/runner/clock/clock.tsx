import { remainingMs } from '@mockingbird/exam-core';
import { classNames, Icon, clockIcon, VisuallyHidden } from '@mockingbird/ui';
import { useState } from 'react';
import { useStore } from 'zustand';
import { HIDDEN_CLOCK_MINUTES, URGENT_MS, URGENT_FRACTION } from '../../limits.js';
import { describeRemainingTime, lastPassedMinutes } from './clock-announcement.js';
import { clockText } from './clock-text.js';
import type { Session } from '../attempt/attempt-session.js';
import { useTicking } from '../attempt/use-session-lifecycle.js';
import styles from './clock.module.css';
import * as messages from '../../messages/runner/clock.js';

const MS_PER_MINUTE = 60_000;

interface ClockProps {
  session: Session;
  /** Milliseconds of the whole test, or of the open section. */
  total: number;
  /** Whether sighted readers see it only when little time is left. */
  isHidden: boolean;
}

/** The time left. Screen readers can read it at any time; 10, 5 and 1 minutes and the half of a short test are announced. */
export function Clock({ session, total, isHidden }: ClockProps) {
  useTicking(session);
  const remaining = useStore(session.store, ({ attempt }) => remainingMs(attempt) ?? total);
  const isUrgent = remaining <= Math.min(URGENT_MS, total * URGENT_FRACTION);
  const [initial] = useState(() => lastPassedMinutes(remaining, total));
  return (
    <>
      {isHidden && remaining > HIDDEN_CLOCK_MINUTES * MS_PER_MINUTE ? (
        <VisuallyHidden role="timer">{messages.timeLeftValue(clockText(remaining))}</VisuallyHidden>
      ) : (
        <span role="timer" className={classNames(styles.clock, isUrgent && styles.urgent)}>
          <Icon drawing={clockIcon} />
          <VisuallyHidden>{messages.timeLeft} </VisuallyHidden>
          {clockText(remaining)}
        </span>
      )}
      <VisuallyHidden role="status">{describeRemainingTime(remaining, total, initial)}</VisuallyHidden>
    </>
  );
}
