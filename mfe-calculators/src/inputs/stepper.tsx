import type { ReactNode } from 'react';
import classes from './stepper.module.css';

export interface StepperProps {
  label: string;
  disabled: boolean;
  onPress: () => void;
  children: ReactNode;
}

/**
 * A button beside a number field. It is no Tab stop, because the field's arrow keys do the same. At the limit it keeps
 * its focus.
 */
export function Stepper({ label, disabled, onPress, children }: StepperProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onPress}
      className={classes.stepper}
    >
      {children}
    </button>
  );
}
