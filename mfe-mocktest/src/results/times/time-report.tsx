import { targetMsOf, timeSpent } from '@mockingbird/exam-core';
import { Button, Section } from '@mockingbird/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLazyCode } from '../../lazy-code/use-lazy-code.js';
import type { AttemptResult } from '../attempt-result.js';
import { lazyCharts, type ChartCode } from './lazy-charts.js';
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
  const { run, status } = useLazyCode(lazyCharts);
  // Wrapped in an object, because a state setter would call a bare component.
  const [code, setCode] = useState<ChartCode>();
  const load = useEffectEvent(() => run(setCode));
  useEffect(() => load(), []);
  if (code) return <code.TimeCharts result={result} />;
  return (
    <div className={styles.room}>
      {status === 'failed' ? (
        <>
          <p role="alert">{messages.theChartsCouldNot}</p>
          <Button variant="quiet" onClick={() => run(setCode)}>
            {messages.loadTheCharts}
          </Button>
        </>
      ) : null}
    </div>
  );
}
