import { classNames } from '../class-names.js';
import classes from './icon.module.css';

/** The bird of the brand. Decorative, because the name is beside it. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      width="32"
      height="32"
      aria-hidden="true"
      focusable="false"
      className={classNames(classes.mark, className)}
    >
      <path
        className={classes.body}
        d="M2.5 9.5 10 15.2c2.2-3.6 5-6.7 9.3-7.9 3-.8 5.7.300 6.8 2.5l4.4 1.4-4 1.7c.2 6.6-4.6 12.1-11.4 12.1-5 0-8.3-2.6-9.2-6.8z"
      />
      <path
        className={classes.wing}
        d="M11.6 17.8c3.5.600 7-.7 9.4-4 .7 4.6-1.9 7.5-5.4 7.5-1.9 0-3.3-1.3-4-3.5z"
      />
      <circle className={classes.eye} cx="23" cy="10.7" r="1.15" />
      <path className={classes.legs} d="M14.3 24.6l-.9 4M18 24.3l.5 4.3" />
    </svg>
  );
}
