import { classNames } from '../class-names.js';
import { VisuallyHidden } from '../text/visually-hidden.js';
import classes from './skeleton.module.css';

export interface SkeletonProps {
  /** The shape of what will stand here. */
  shape?: 'text' | 'title' | 'card' | 'block';
  /** How many of it. */
  count?: number;
  /** Said to screen readers once, for example 'Loading articles'; give it to one skeleton of a screen only. */
  label?: string;
  className?: string;
}

/** A grey stand-in of the right shape, so that nothing jumps when the content comes. */
export function Skeleton({ shape = 'text', count = 1, label, className }: SkeletonProps) {
  return (
    <>
      {label ? <VisuallyHidden role="status">{label}</VisuallyHidden> : null}
      {Array.from({ length: count }, (_, index) => (
        <span
          key={index}
          aria-hidden="true"
          className={classNames(classes.skeleton, classes[shape], className)}
        />
      ))}
    </>
  );
}
