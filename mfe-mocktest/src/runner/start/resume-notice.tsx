import { answeredCount, remainingMs, type Attempt } from '@mockingbird/exam-core';
import { Notice } from '@mockingbird/ui';
import { useRef } from 'react';
import { clockText } from '../clock/clock-text.js';
import type { Kept } from './use-stored-attempt.js';
import { useReaderBrought } from './use-focus-heading.js';
import { OpeningFailure, WayIn, type WayInProps } from './start-button.js';
import styles from './resume-notice.module.css';

export interface KeptNoticeProps {
  kept: Kept;
  /** How many the test has. */
  questions: number;
  way: WayInProps['way'];
  onStartOver: () => void;
  onContinue: () => void;
}

function keptText(kept: Attempt, questions: number): string {
  const left = remainingMs(kept);
  const answered = `${answeredCount(kept)} of ${questions} answered`;
  return left === undefined ? `${answered}.` : `${clockText(left)} left, ${answered}.`;
}

/** Offers the unfinished attempt of this device, or a new one in its place. */
export function KeptNotice({ kept, questions, way, onStartOver, onContinue }: KeptNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useReaderBrought(heading);
  return (
    <Notice tone="info">
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        Continue where you left off
      </h2>
      <p className={styles.kept}>
        {kept === 'reading' ? 'Your answers are being read.' : keptText(kept, questions)} The clock stood
        still meanwhile.
      </p>
      <div className={styles.ways}>
        <WayIn way={way} onGo={onContinue}>
          Continue
        </WayIn>
        <WayIn way={way} onGo={onStartOver} variant="ghost">
          Start over
        </WayIn>
      </div>
      <OpeningFailure way={way} />
    </Notice>
  );
}
