import { classNames } from '../class-names.js';
import classes from './button.module.css';

/**
 * `primary`: the main action. `quiet`: a secondary action. `ghost`: a minor action. `danger`: destroys data. `mark`:
 * flags for review.
 */
export type ButtonVariant = 'primary' | 'quiet' | 'ghost' | 'danger' | 'mark';

export const buttonClass = (variant: ButtonVariant, className?: string): string =>
  classNames(classes.button, classes[variant], className);
