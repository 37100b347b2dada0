import { VisuallyHidden } from '../text/visually-hidden.js';
import { classNames } from '../class-names.js';
import classes from './spinner.module.css';

export interface SpinnerProps {
  /** What is loading, for example 'Loading exams'. */
  label: string;
  /** Shows the label beside the circle; otherwise only screen readers read it. */
  showLabel?: boolean;
  className?: string;
}

/** Shows that something is loading. */
export function Spinner({ label, showLabel = false, className }: SpinnerProps) {
  return (
    <span role="status" className={classNames(classes.spinner, className)}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" className={classes.circle}>
        <circle cx="12" cy="12" r="9" fill="none" strokeWidth="3" className={classes.track} />
        <path
          d="M12 3a9 9 0 0 1 9 9"
          fill="none"
          strokeWidth="3"
          strokeLinecap="round"
          stroke="currentColor"
        />
      </svg>
      {showLabel ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
