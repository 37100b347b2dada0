import type { Outcome, TimeSpan } from '@mockingbird/exam-core';
import { timeInWords, timeText } from '../times/time-text.js';
import { fillOf } from './chart-patterns.js';
import styles from './charts.module.css';
import * as messages from '../../messages/results/charts/outcome-timeline.js';

const LANES: readonly { outcome: Outcome; text: string }[] = [
  { outcome: 'right', text: messages.right },
  { outcome: 'wrong', text: messages.wrong },
  { outcome: 'skipped', text: messages.blank },
];

/** Pixels of a lane: its label, its blocks and a gap. */
const LANE = 48;
const LABEL = 16;
const BLOCK = 22;
const AXIS = 22;
/** A block that is narrower than this disappears. */
const LEAST_WIDTH = 0.004;

/** The start of the time line, in its labels. */
const START = timeText(0);

const percent = (share: number) => `${(share * 100).toFixed(3)}%`;

/** Time spent on the questions of each outcome, in words. */
function describeLanes(spans: readonly TimeSpan[]): string {
  return LANES.map(({ outcome, text }) => {
    const own = spans.filter((span) => span.outcome === outcome);
    const time = own.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
    return messages.textLengthInTime(text, own.length, timeInWords(time));
  }).join('. ');
}

export interface OutcomeTimelineProps {
  spans: readonly TimeSpan[];
  patternId: string;
}

/** A lane for each outcome. A block is a question, as long as the time spent on it, in the order of the test. */
export function OutcomeTimeline({ spans, patternId }: OutcomeTimelineProps) {
  const total = Math.max(1, spans.at(-1)?.endMs ?? 0);
  const bottom = LANES.length * LANE;
  const [middle, end] = [timeText(total / 2), timeText(total)];
  return (
    <svg
      role="img"
      width="100%"
      height={bottom + AXIS}
      className={styles.chart}
      aria-label={messages.timeLine(describeLanes(spans))}
    >
      {LANES.map(({ outcome, text }, lane) => (
        <g key={outcome} className={styles[outcome]}>
          <text x="0" y={lane * LANE + LABEL - 4} className={styles.laneLabel}>
            {text} {spans.filter((span) => span.outcome === outcome).length}
          </text>
          <rect x="0" y={lane * LANE + LABEL} width="100%" height={BLOCK} className={styles.lane} />
          {spans.map((span, index) =>
            span.outcome === outcome ? (
              <rect
                key={index}
                x={percent(span.startMs / total)}
                y={lane * LANE + LABEL}
                width={percent(Math.max(LEAST_WIDTH, (span.endMs - span.startMs) / total))}
                height={BLOCK}
                className={styles.block}
                fill={fillOf(outcome, patternId)}
              />
            ) : null,
          )}
        </g>
      ))}
      <line x1="0" x2="100%" y1={bottom} y2={bottom} className={styles.axis} />
      <text x="0" y={bottom + 16} className={styles.label}>
        {START}
      </text>
      {/* A label that repeats another one says nothing. */}
      {middle === START || middle === end ? null : (
        <text x="50%" y={bottom + 16} textAnchor="middle" className={styles.label}>
          {middle}
        </text>
      )}
      {end === START ? null : (
        <text x="100%" y={bottom + 16} textAnchor="end" className={styles.label}>
          {end}
        </text>
      )}
    </svg>
  );
}
