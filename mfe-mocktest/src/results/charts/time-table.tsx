import type { TimeSpan } from '@mockingbird/exam-core';
import { OUTCOME_LABELS } from '../summary/outcome-texts.js';
import { timeText } from '../times/time-text.js';
import styles from './charts.module.css';

export interface TimeTableProps {
  spans: readonly TimeSpan[];
  /** Milliseconds for each question; undefined without a clock. */
  target: number | undefined;
}

function compareWithTarget(ms: number, target: number): string {
  const difference = ms - target;
  return difference > 0 ? `${timeText(difference)} over` : `${timeText(-difference)} under`;
}

/** The figures of both charts. */
export function TimeTable({ spans, target }: TimeTableProps) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>Show the times as a table</summary>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Question</th>
              <th scope="col">Result</th>
              <th scope="col">Time</th>
              {target === undefined ? null : <th scope="col">Target {timeText(target)}</th>}
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
