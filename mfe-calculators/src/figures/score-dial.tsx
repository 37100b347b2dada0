import { classNames } from '@mockingbird/ui';
import classes from './score-dial.module.css';

const RADIUS = 50;
const LENGTH = 2 * Math.PI * RADIUS;

export interface ScoreDialProps {
  value: number;
  /** The scores of the empty and the full ring. */
  min: number;
  max: number;
  /** Text for screen readers, for example 'Math section score: 580 of 200 to 800'. */
  label: string;
  className?: string | undefined;
}

/** A score as a ring, with the number in the middle. */
export function ScoreDial({ value, min, max, label, className }: ScoreDialProps) {
  const share = Math.min(1, Math.max(0, (value - min) / (max - min)));
  return (
    <svg
      viewBox="0 0 120 120"
      width="96"
      height="96"
      role="img"
      aria-label={label}
      className={classNames(classes.dial, className)}
    >
      <circle cx="60" cy="60" r={RADIUS} fill="none" strokeWidth="10" className={classes.track} />
      {share > 0 ? (
        <circle
          cx="60"
          cy="60"
          r={RADIUS}
          fill="none"
          stroke="currentColor"
          strokeWidth="10"
          strokeLinecap="round"
          strokeDasharray={`${(share * LENGTH).toFixed(1)} ${LENGTH.toFixed(1)}`}
          transform="rotate(-90 60 60)"
        />
      ) : null}
      <text x="60" y="60" dy="0.36em" textAnchor="middle" fontSize="32">
        {value}
      </text>
    </svg>
  );
}
