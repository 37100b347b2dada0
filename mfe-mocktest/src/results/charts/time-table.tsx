import type { TimeSpan } from '@mockingbird/exam-core';
import { OUTCOME_LABELS } from '../summary/outcome-texts.js';
import { timeText } from '../times/time-text.js';
import styles from './charts.module.css';
import * as messages from '../../messages/results/charts/time-table.js';

export interface TimeTableProps {
  spans: readonly TimeSpan[];
  /** Milliseconds for each question; undefined without a clock. */
  target: number | undefined;
}

function compareWithTarget(ms: number, target: number): string {
  const difference = ms - target;
  return difference > 0
    ? messages.differenceOver(timeText(difference))
    : messages.timeTextUnder(timeText(-difference));
}

/** The figures of both charts. */
export function TimeTable({ spans, target }: TimeTableProps) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{messages.showTheTimes}</summary>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{messages.question}</th>
              <th scope="col">{messages.result}</th>
              <th scope="col">{messages.time}</th>
              {target === undefined ? null : <th scope="col">{messages.targetTime(timeText(target))}</th>}
            </tr>
          </thead>
          <tbody>
            {spans.map(({ outcome, startMs, endMs }, index) => (
              <tr key={index}>
                <th scope="row">{index + 1}</th>
                <td>{OUTCOME_LABELS[outcome]}</td>
                <td>{timeText(endMs - startMs)}</td>
                {target === undefined ? null : <td>{compareWithTarget(endMs - startMs, target)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
