import { Notice } from '@mockingbird/ui';
import { useRef } from 'react';
import { clockText } from '../clock/clock-text.js';
import { RunnerLoadFailure, StartButton, type StartButtonProps } from './start-button.js';
import { useFocusHeading } from './use-focus-heading.js';
import type { StoredAttempt, StoredAttemptFigures } from './use-stored-attempt.js';
import styles from './resume-notice.module.css';

export interface ResumeNoticeProps {
  storedAttempt: StoredAttempt;
  runnerCode: StartButtonProps['runnerCode'];
  onStartOver: () => void;
  onContinue: () => void;
}

function describeStoredAttempt(figures: StoredAttemptFigures): string {
  const { answered, total, remainingMs, section, sections, isPractice } = figures;
  const place = sections > 0 ? `Section ${section} of ${sections}, ` : '';
  const answeredText = `${answered} of ${total} answered`;
  if (remainingMs === undefined) return `${isPractice ? 'Practice, ' : ''}${answeredText}.`;
  return `${place}${clockText(remainingMs)} left, ${answeredText}.`;
}

/** Offers to continue the unfinished attempt of this device, or to start a new one. */
export function ResumeNotice(props: ResumeNoticeProps) {
  const { storedAttempt, runnerCode, onStartOver, onContinue } = props;
  const hasClock = storedAttempt === 'loading' || storedAttempt.remainingMs !== undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusHeading(heading);
  return (
    <Notice tone="info">
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        Continue where you left off
      </h2>
      <p className={styles.summary}>
        {storedAttempt === 'loading' ? 'Loading your answers.' : describeStoredAttempt(storedAttempt)}{' '}
        {hasClock ? 'The clock was paused while you were away.' : null}
      </p>
      <div className={styles.actions}>
        <StartButton runnerCode={runnerCode} onPress={onContinue}>
          Continue
        </StartButton>
        <StartButton runnerCode={runnerCode} onPress={onStartOver} variant="ghost">
          Start over
        </StartButton>
      </div>
      <RunnerLoadFailure runnerCode={runnerCode} />
    </Notice>
  );
}
