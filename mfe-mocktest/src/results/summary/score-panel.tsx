import { arithmeticOf, formatFixed, formatRounded, formatWhole, type Score } from '@mockingbird/exam-core';
import { toNumber } from '@mockingbird/remote-kit';
import { FactList, ScoreRing } from '@mockingbird/ui';
import type { AttemptResult } from '../attempt-result.js';
import { passLine } from '../pass-line.js';
import { timeText } from '../times/time-text.js';
import styles from './score-panel.module.css';
import * as messages from '../../messages/results/summary/score-panel.js';
import * as shared from '../../messages/results/summary.js';

export interface ScorePanelProps {
  score: Score;
  result: AttemptResult;
}

function describeTime(usedMs: number, durationMs = 0): string {
  return durationMs > 0
    ? messages.usedMsOfDurationMs(timeText(usedMs), timeText(durationMs))
    : timeText(usedMs);
}

/** The score, whether it passes, and its calculation. Each is said once. */
export function ScorePanel({ score, result }: ScorePanelProps) {
  const { passed, percentage, total, maximum, accuracy, attemptRate, right, wrong, skipped } = score;
  const { usedMs, durationMs } = result;
  // Where no answer gained or lost marks, there is nothing to add up.
  const arithmetic = arithmeticOf(score);
  const facts = [
    ...(arithmetic === formatRounded(total) ? [] : [{ term: messages.marks, value: arithmetic }]),
    { term: shared.right, value: right },
    { term: shared.wrong, value: wrong },
    { term: shared.notAnswered, value: skipped },
    { term: messages.accuracy, value: accuracy ? `${formatWhole(accuracy)}%` : messages.noAnswers },
    { term: messages.attemptRate, value: `${formatWhole(attemptRate)}%` },
    ...(usedMs === undefined ? [] : [{ term: messages.time, value: describeTime(usedMs, durationMs) }]),
  ];
  return (
    <section className={styles.panel} aria-label={messages.score}>
      <ScoreRing
        percent={toNumber(percentage)}
        tone={passed ? 'right' : 'wrong'}
        label={messages.percentagePercentage(formatFixed(percentage))}
        className={styles.ring ?? ''}
      />
      <h2 className={styles.score}>
        {messages.ofMarks(formatRounded(total), formatRounded(maximum))}{' '}
        {passed ? 'passed' : messages.notPassed}
      </h2>
      <div className={styles.words}>
        <p>{passLine(result)}</p>
        <FactList items={facts} className={styles.facts ?? ''} />
      </div>
    </section>
  );
}
