import { classNames } from '../class-names.js';
import classes from './button.module.css';

/** `primary`: the one next step. `quiet`: beside it. `ghost`: may be overlooked. `danger`: destroys. `mark`: for review. */
export type ButtonVariant = 'primary' | 'quiet' | 'ghost' | 'danger' | 'mark';

export const buttonClass = (variant: ButtonVariant, className?: string): string =>
  classNames(classes.button, classes[variant], className);
