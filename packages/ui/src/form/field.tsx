import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.js';
import classes from './field.module.css';

/** What the control of a field has to bear, so that label, hint and fault belong to it. */
export interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong with the value. */
  error?: ReactNode;
  /** Draws the control: `{(control) => <input {...control} name="email" type="email" />}`. */
  children: (control: ControlAttributes) => ReactNode;
  className?: string;
}

/** A form control with its label, a hint and, when there is one, its fault. */
export function Field({ label, hint, error, children, className }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const control: ControlAttributes = {
    id,
    'aria-describedby': classNames(errorId, hintId) || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div className={classNames(classes.field, className)}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      {hint ? (
        <p id={hintId} className={classes.hint}>
          {hint}
        </p>
      ) : null}
      {children(control)}
      {error ? (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
