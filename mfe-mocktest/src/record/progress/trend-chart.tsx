import { PASS_PERCENT } from '@mockingbird/exam-core';
import { formatDay, formatPercent } from './figures/format.js';
import type { ScoredResult } from './figures/scored-result.js';
import styles from './trend-chart.module.css';
import * as messages from '../../messages/record/progress.js';

const WIDTH = 360;
const HEIGHT = 150;
const LEFT = 40;
const RIGHT = 12;
const TOP = 10;
const BOTTOM = 26;
/** Results that the chart shows. The table has all. */
const SHOWN_RESULTS = 20;

const STEP = 10;

/** The lowest percentage of the chart: wrong answers can take more marks than right ones give. */
const lowestOf = (results: readonly ScoredResult[]): number =>
  Math.min(0, ...results.map(({ percent }) => Math.floor(percent / STEP) * STEP));

/** Position of a percentage between the lowest one of the chart and 100. */
const toY = (percent: number, lowest: number): number =>
  Math.round(TOP + ((100 - Math.min(100, percent)) / (100 - lowest)) * (HEIGHT - TOP - BOTTOM));

const toX = (index: number, count: number): number =>
  Math.round(LEFT + (index / Math.max(1, count - 1)) * (WIDTH - LEFT - RIGHT));

function GridLine({ percent, y }: { percent: number; y: number }) {
  return (
    <g>
      <line x1={LEFT} x2={WIDTH - RIGHT} y1={y} y2={y} className={styles.grid} />
      <text x={LEFT - 6} y={y + 4} textAnchor="end" className={styles.text}>
        {formatPercent(percent)}
      </text>
    </g>
  );
}

/** The scores of an exam over time, with the pass mark. @param results the oldest first, at least two */
export function TrendChart({ results }: { results: readonly ScoredResult[] }) {
  const shown = results.slice(-SHOWN_RESULTS);
  const lowest = lowestOf(shown);
  const passY = toY(PASS_PERCENT, lowest);
  const points = shown.map(({ percent }, index) => ({
    x: toX(index, shown.length),
    y: toY(percent, lowest),
    percent,
  }));
  const [first, last] = [shown[0], shown.at(-1)];
  if (!first || !last) return null;
  const label = messages.scoresOfTests(
    shown.length,
    formatPercent(first.percent),
    formatDay(first.result.submittedAt),
    formatPercent(last.percent),
    formatDay(last.result.submittedAt),
  );
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.chart}>
      {(lowest < 0 ? [lowest, 0, 50, 100] : [0, 50, 100]).map((percent) => (
        <GridLine key={percent} percent={percent} y={toY(percent, lowest)} />
      ))}
      <line
        x1={LEFT}
        x2={WIDTH - RIGHT}
        y1={passY}
        y2={passY}
        strokeDasharray="5 4"
        className={styles.pass}
      />
      <text x={WIDTH - RIGHT} y={passY - 4} textAnchor="end" className={styles.text}>
        {messages.passPasspercent(PASS_PERCENT)}
      </text>
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} className={styles.line} />
      {points.map(({ x, y, percent }, index) => (
        <circle
          key={index}
          cx={x}
          cy={y}
          r="4.5"
          className={percent >= PASS_PERCENT ? styles.passed : styles.failed}
        />
      ))}
      <text x={LEFT} y={HEIGHT - 6} className={styles.text}>
        {formatDay(first.result.submittedAt)}
      </text>
      <text x={WIDTH - RIGHT} y={HEIGHT - 6} textAnchor="end" className={styles.text}>
        {formatDay(last.result.submittedAt)}
      </text>
    </svg>
  );
}
