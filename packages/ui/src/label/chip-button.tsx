import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.js';
import classes from './label.module.css';

export interface ChipButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-pressed'> {
  /** Whether this option is selected. */
  pressed: boolean;
}

/** One option of a small set, such as a filter. */
export function ChipButton({ pressed, className, ...rest }: ChipButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      className={classNames(classes.chip, classes.chipButton, className)}
      {...rest}
    />
  );
}
