import classes from './statistics-screen.module.css';

const WIDTH = 100;

export interface ShareBarProps {
  /** 0 to 1. */
  share: number;
  tone: 'right' | 'plain';
}

/** A share as a bar. The number beside it says the same. */
export function ShareBar({ share, tone }: ShareBarProps) {
  return (
    <svg viewBox={`0 0 ${WIDTH} 8`} preserveAspectRatio="none" aria-hidden="true" className={classes.bar}>
      <rect width={WIDTH} height="8" className={classes.track} />
      <rect width={Math.round(share * WIDTH)} height="8" className={classes[tone]} />
    </svg>
  );
}
