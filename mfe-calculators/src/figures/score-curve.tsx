import { useId } from 'react';
import { classNames } from '@mockingbird/ui';
import { createScale, type Axis } from './axis.js';
import classes from './score-curve.module.css';

/** A line through points of both axes, in the order of x. */
export interface Curve {
  name: string;
  points: readonly (readonly [x: number, y: number])[];
}

export interface ScoreCurveProps {
  /** What the figure shows with the student's own point, as a sentence. */
  description: string;
  x: Axis;
  y: Axis;
  /** The first curve is the student's own; at most three. */
  curves: readonly Curve[];
  /** The student's point; absent before the first input. */
  point?: readonly [x: number, y: number] | undefined;
}

const WIDTH = 360;
const HEIGHT = 240;
const LEFT = 46;
const RIGHT = 12;
const TOP = 28;
const BOTTOM = 44;

const STYLES = [classes.first, classes.second, classes.third];

/**
 * The path through positions in whole units. Each is written as a step from the one before: equal steps compress well.
 */
function drawLine(positions: readonly (readonly [x: number, y: number])[]): string {
  return positions
    .map(([x, y], at) => {
      const [beforeX = 0, beforeY = 0] = positions[at - 1] ?? [];
      return `${at === 0 ? 'M' : 'l'}${x - beforeX},${y - beforeY}`;
    })
    .join('');
}

/** How right answers become a score: curves, and the student's own point on the first one. */
export function ScoreCurve({ description, x, y, curves, point }: ScoreCurveProps) {
  const titleId = useId();
  const [toX, toY] = [createScale(x, LEFT, WIDTH - RIGHT), createScale(y, HEIGHT - BOTTOM, TOP)];
  return (
    <figure className={classes.figure}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-labelledby={titleId} className={classes.chart}>
        <title id={titleId}>{description}</title>
        <text x={4} y={12} className={classes.name}>
          {y.name}
        </text>
        {y.ticks.map((value) => (
          <g key={value}>
            <line x1={LEFT} x2={WIDTH - RIGHT} y1={toY(value)} y2={toY(value)} className={classes.grid} />
            <text x={LEFT - 6} y={toY(value)} dy="0.35em" textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        {x.ticks.map((value) => (
          <text key={value} x={toX(value)} y={HEIGHT - BOTTOM + 16} textAnchor="middle">
            {value}
          </text>
        ))}
        <text x={(LEFT + WIDTH - RIGHT) / 2} y={HEIGHT - 8} textAnchor="middle" className={classes.name}>
          {x.name}
        </text>
        {curves.map(({ name, points }, at) => (
          <path
            key={name}
            d={drawLine(points.map(([left, up]) => [toX(left), toY(up)]))}
            className={classNames(classes.curve, STYLES[at])}
          />
        ))}
        {point ? (
          <g className={classes.point}>
            <line x1={toX(point[0])} x2={toX(point[0])} y1={HEIGHT - BOTTOM} y2={toY(point[1])} />
            <line x1={LEFT} x2={toX(point[0])} y1={toY(point[1])} y2={toY(point[1])} />
            <circle cx={toX(point[0])} cy={toY(point[1])} r="6" />
          </g>
        ) : null}
      </svg>
      <figcaption className={classes.legend}>
        {curves.map(({ name }, at) => (
          <span key={name}>
            <svg viewBox="0 0 28 8" width="28" height="8" aria-hidden="true">
              <line x1="0" x2="28" y1="4" y2="4" className={classNames(classes.curve, STYLES[at])} />
            </svg>
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
