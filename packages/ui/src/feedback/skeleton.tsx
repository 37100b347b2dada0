import { classNames } from '../class-names.js';
import { VisuallyHidden } from '../text/visually-hidden.js';
import classes from './skeleton.module.css';

export interface SkeletonProps {
  /** The shape of the expected content. */
  shape?: 'text' | 'title' | 'card' | 'block';
  /** Number of shapes. */
  count?: number;
  /** Announced once to screen readers, for example 'Loading articles'; set it on one skeleton of a screen only. */
  label?: string;
  className?: string;
}

/** A grey placeholder of the right shape, so that the layout does not shift when the content loads. */
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
