import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.js';
import classes from './label.module.css';

/** A short fact in a rounded frame: 'Question 18 of 40'. */
export function Chip({ className, ...rest }: ComponentPropsWithRef<'span'>) {
  return <span className={classNames(classes.chip, className)} {...rest} />;
}
