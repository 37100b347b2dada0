import type { TimeSpan } from '@mockingbird/exam-core';
import { timeInWords, timeText } from '../times/time-text.js';
import { fillOf } from './chart-patterns.js';
import styles from './charts.module.css';
import * as messages from '../../messages/results/charts/question-bars.js';

/** Height of the area of the bars, in pixels. */
const HEIGHT = 140;
/** Room above the bars, and below them for the numbers of the questions. */
const TOP = 20;
const BOTTOM = 24;
/** Part of a question's width that its bar fills. */
const FILLED = 0.72;
/** A question without any time still has a line. */
const LEAST_HEIGHT = 2;
/** Numbers below the bars, at most. */
const MOST_NUMBERS = 12;

export interface QuestionBarsProps {
  spans: readonly TimeSpan[];
  /** Milliseconds for each question; undefined without a clock. */
  target: number | undefined;
  patternId: string;
}

const percent = (share: number) => `${(share * 100).toFixed(3)}%`;

/** One bar for each question: its height is the time. A line shows the target. */
export function QuestionBars({ spans, target, patternId }: QuestionBarsProps) {
  const times = spans.map(({ startMs, endMs }) => endMs - startMs);
  const longest = Math.max(...times, (target ?? 0) * 1.2, 1);
  const heightOf = (ms: number) => (ms / longest) * HEIGHT;
  const width = 1 / spans.length;
  const step = Math.ceil(spans.length / MOST_NUMBERS);
  const slowest = times.indexOf(Math.max(...times));
  return (
    <svg
      role="img"
      width="100%"
      height={TOP + HEIGHT + BOTTOM}
      className={styles.chart}
      aria-label={messages.barsQuestionTook(slowest + 1, timeInWords(times[slowest] ?? 0))}
    >
      {spans.map(({ outcome }, index) => {
        const height = Math.max(LEAST_HEIGHT, heightOf(times[index] ?? 0));
        return (
          <rect
            key={index}
            x={percent((index + (1 - FILLED) / 2) * width)}
            y={TOP + HEIGHT - height}
            width={percent(width * FILLED)}
            height={height}
            className={styles[outcome]}
            fill={fillOf(outcome, patternId)}
          />
        );
      })}
      <line x1="0" x2="100%" y1={TOP + HEIGHT} y2={TOP + HEIGHT} className={styles.axis} />
      {spans.map((_, index) =>
        index % step === 0 ? (
          <text
            key={index}
            x={percent((index + 0.5) * width)}
            y={TOP + HEIGHT + 17}
            textAnchor="middle"
            className={styles.label}
          >
            {index + 1}
          </text>
        ) : null,
      )}
      {target === undefined ? null : (
        <>
          <line
            x1="0"
            x2="100%"
            y1={TOP + HEIGHT - heightOf(target)}
            y2={TOP + HEIGHT - heightOf(target)}
            className={styles.target}
          />
          <text
            x="100%"
            y={TOP + HEIGHT - heightOf(target) - 5}
            textAnchor="end"
            className={styles.targetLabel}
          >
            {messages.targetTarget(timeText(target))}
          </text>
        </>
      )}
    </svg>
  );
}
