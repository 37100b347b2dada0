import { targetMsOf, timeSpent } from '@mockingbird/exam-core';
import { Section } from '@mockingbird/ui';
import type { AttemptResult } from '../attempt-result.js';
import { ChartFailure } from '../charts/chart-failure.js';
import { useChartCode } from '../charts/use-chart-code.js';
import { timeInWords } from './time-text.js';
import styles from './time-report.module.css';
import * as messages from '../../messages/results/times/time-report.js';

/** The target of a question, and how many questions took longer. */
function describeTarget(result: AttemptResult): string {
  const { questions, durationMs } = result;
  const target = targetMsOf(durationMs, questions.length);
  if (target === undefined) return messages.youHadNoClock;
  const slow = questions.filter(({ spentMs = 0 }) => spentMs > target).length;
  const goal = messages.toFinishInTime(timeInWords(target));
  if (slow === 0) return messages.noQuestionTookLonger(goal);
  return messages.tookLonger(goal, messages.questions(slow));
}

/** How the student used the time. Absent in results of older site versions, which have no times. */
export function TimeReport({ result }: { result: AttemptResult }) {
  const spent = timeSpent(result.questions);
  return spent === undefined || spent === 0 ? null : (
    <Section title={messages.yourTime} id="time">
      <p className={styles.target}>{describeTarget(result)}</p>
      <Charts result={result} />
    </Section>
  );
}

/** The charts, after their code has loaded. Their room is reserved. */
function Charts({ result }: { result: AttemptResult }) {
  const { code, hasFailed, load } = useChartCode();
  if (code) return <code.TimeCharts result={result} />;
  return <div className={styles.room}>{hasFailed ? <ChartFailure onRetry={load} /> : null}</div>;
}
