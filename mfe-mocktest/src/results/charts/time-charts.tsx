import { targetMsOf, timeSpans } from '@mockingbird/exam-core';
import { useId } from 'react';
import type { AttemptResult } from '../attempt-result.js';
import { ChartPatterns } from './chart-patterns.js';
import { OutcomeTimeline } from './outcome-timeline.js';
import { QuestionBars } from './question-bars.js';
import { TimeTable } from './time-table.js';
import styles from './charts.module.css';
import * as messages from '../../messages/results/charts/time-charts.js';

/** Two charts of the time, and the same figures as a table. */
export function TimeCharts({ result }: { result: AttemptResult }) {
  const { questions, durationMs } = result;
  const patternId = useId();
  const spans = timeSpans(questions) ?? [];
  const target = targetMsOf(durationMs, questions.length);
  return (
    <div className={styles.charts}>
      <ChartPatterns id={patternId} />
      <figure className={styles.figure}>
        <figcaption className={styles.caption}>{messages.timeForEachQuestion}</figcaption>
        <QuestionBars spans={spans} target={target} patternId={patternId} />
      </figure>
      <figure className={styles.figure}>
        <figcaption className={styles.caption}>{messages.rightWrongAndBlank}</figcaption>
        <OutcomeTimeline spans={spans} patternId={patternId} />
      </figure>
      <TimeTable spans={spans} target={target} />
    </div>
  );
}
