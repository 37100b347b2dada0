import { classNames } from '../class-names.js';
import classes from './figures.module.css';

const RADIUS = 50;
const LENGTH = 2 * Math.PI * RADIUS;
/** Numbers longer than '81%' use a smaller font, so that they fit into the ring. */
const LONG = 4;
/** The arc of 0 percent: with round ends it is a dot, so that the ring does not look unfinished. */
const DOT = 0.1;

export interface ScoreRingProps {
  /** Up to 100. A negative number fills the ring to the left. A number outside -100 to 100 shows a full ring. */
  percent: number;
  tone?: 'right' | 'wrong' | 'brand';
  /** The full sentence for screen readers, for example 'Score: 81.25 percent, passed'. */
  label: string;
  className?: string;
}

/** A percentage as a ring with the number in its centre. */
export function ScoreRing({ percent, tone = 'brand', label, className }: ScoreRingProps) {
  const share = Math.min(100, Math.abs(percent)) / 100;
  const text = `${Math.round(percent * 100) / 100}%`;
  return (
    <svg
      viewBox="0 0 120 120"
      width="132"
      height="132"
      role="img"
      aria-label={label}
      className={classNames(classes.ring, classes[tone], className)}
    >
      <circle cx="60" cy="60" r={RADIUS} fill="none" strokeWidth="10" className={classes.track} />
      <circle
        cx="60"
        cy="60"
        r={RADIUS}
        fill="none"
        stroke="currentColor"
        strokeWidth="10"
        strokeLinecap="round"
        strokeDasharray={`${Math.max(DOT, share * LENGTH).toFixed(1)} ${LENGTH.toFixed(1)}`}
        transform={percent < 0 ? 'rotate(-90 60 60) matrix(1 0 0 -1 0 120)' : 'rotate(-90 60 60)'}
      />
      <text x="60" y="60" dy="0.36em" textAnchor="middle" fontSize={text.length > LONG ? 20 : 27}>
        {text}
      </text>
    </svg>
  );
}
