import { Notice } from '@mockingbird/ui';
import { useRef } from 'react';
import { clockText } from '../clock/clock-text.js';
import { RunnerLoadFailure, StartButton, type StartButtonProps } from './start-button.js';
import { useFocusHeading } from './use-focus-heading.js';
import type { StoredAttempt, StoredAttemptFigures } from './use-stored-attempt.js';
import styles from './resume-notice.module.css';
import * as messages from '../../messages/runner/start.js';

export interface ResumeNoticeProps {
  storedAttempt: StoredAttempt;
  runnerCode: StartButtonProps['runnerCode'];
  onStartOver: () => void;
  onContinue: () => void;
}

function describeStoredAttempt(figures: StoredAttemptFigures): string {
  const { answered, total, remainingMs, section, sections, isPractice } = figures;
  const place = sections > 0 ? messages.sectionOfSections(section, sections) : '';
  const answeredText = messages.ofAnswered(answered, total);
  if (remainingMs === undefined) return `${isPractice ? 'Practice, ' : ''}${answeredText}.`;
  return messages.placeRemainingMsLeftAnsweredText(place, clockText(remainingMs), answeredText);
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
        {messages.continueWhereYouLeft}
      </h2>
      <p className={styles.summary}>
        {storedAttempt === 'loading' ? messages.loadingYourAnswers : describeStoredAttempt(storedAttempt)}{' '}
        {hasClock ? messages.theClockWasPaused : null}
      </p>
      <div className={styles.actions}>
        <StartButton runnerCode={runnerCode} onPress={onContinue}>
          {messages.continueLabel}
        </StartButton>
        <StartButton runnerCode={runnerCode} onPress={onStartOver} variant="ghost">
          {messages.startOver}
        </StartButton>
      </div>
      <RunnerLoadFailure runnerCode={runnerCode} />
    </Notice>
  );
}
