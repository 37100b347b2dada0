import {
  arithmeticOf,
  formatFixed,
  formatRounded,
  formatWhole,
  PASS_PERCENT,
  type Score,
} from '@mockingbird/exam-core';
import { toNumber } from '@mockingbird/remote-kit';
import { FactList, ScoreRing } from '@mockingbird/ui';
import { timeText } from '../times/time-text.js';
import styles from './score-panel.module.css';

export interface ScorePanelProps {
  score: Score;
  /** Milliseconds used and allowed; absent or 0 when unknown or without a clock. */
  usedMs: number | undefined;
  durationMs: number | undefined;
}

function describeTime(usedMs: number, durationMs = 0): string {
  return durationMs > 0 ? `${timeText(usedMs)} of ${timeText(durationMs)}` : timeText(usedMs);
}

/** The score, whether it passes, and its calculation. */
export function ScorePanel({ score, usedMs, durationMs }: ScorePanelProps) {
  const { passed, percentage, total, maximum, accuracy, attemptRate, right, wrong, skipped } = score;
  const percent = `${formatFixed(percentage)}%`;
  const verdict = passed ? 'passed' : 'not passed';
  // Where no answer gained or lost marks, there is nothing to add up.
  const arithmetic = arithmeticOf(score);
  const facts = [
    { term: 'Right', value: right },
    { term: 'Wrong', value: wrong },
    { term: 'Not answered', value: skipped },
    { term: 'Accuracy', value: accuracy ? `${formatWhole(accuracy)}%` : 'No answers' },
    { term: 'Attempt rate', value: `${formatWhole(attemptRate)}%` },
    ...(usedMs === undefined ? [] : [{ term: 'Time', value: describeTime(usedMs, durationMs) }]),
  ];
  return (
    <section className={styles.panel} aria-label="Score">
      <ScoreRing
        percent={toNumber(percentage)}
        tone={passed ? 'right' : 'wrong'}
        label={`Percentage: ${percent}, ${verdict}`}
        className={styles.ring ?? ''}
      />
      <h2 className={styles.score}>
        {formatRounded(total)} of {formatRounded(maximum)} marks: {verdict}
      </h2>
      <div className={styles.words}>
        <p>
          {percent}.{' '}
          {passed
            ? `You passed! You needed ${PASS_PERCENT}%.`
            : `Not yet: our pass line is ${PASS_PERCENT}%. See what went wrong below, then try again.`}
        </p>
        {arithmetic === formatRounded(total) ? null : <p className={styles.arithmetic}>{arithmetic}</p>}
        <FactList items={facts} className={styles.facts ?? ''} />
      </div>
    </section>
  );
}
