import { useId, type ChangeEvent } from 'react';
import { readCount } from './parse-count.js';
import { useEarlyChange } from './use-pre-hydration-change.js';
import classes from './count-input.module.css';

export interface CountInputProps {
  /** What is counted; unique on its page, for example 'Math module 1'. */
  label: string;
  hint?: string | undefined;
  value: number;
  max: number;
  onChange: (value: number) => void;
}

/** A count as a number to type and a slider to drag: two views of one value, so that they always agree. */
export function CountInput({ label, hint, value, max, onChange }: CountInputProps) {
  const id = useId();
  const around = useEarlyChange(String(value), (text) => onChange(readCount(text, max)));
  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const next = readCount(currentTarget.value, max);
    // React leaves '007' as it stands, since it equals 7.
    if (currentTarget.value !== String(next)) currentTarget.value = String(next);
    onChange(next);
  };
  const shared = { min: 0, max, step: 1, value, onChange: change };
  return (
    <div ref={around} className={classes.input}>
      <label htmlFor={id} className={classes.label}>
        {label}
        <span className={classes.of}> (0 to {max})</span>
      </label>
      {hint ? (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      ) : null}
      <input
        {...shared}
        id={id}
        type="number"
        inputMode="numeric"
        autoComplete="off"
        aria-describedby={hint ? `${id}-hint` : undefined}
        onFocus={({ currentTarget }) => currentTarget.select()}
        className={classes.number}
      />
      <input
        {...shared}
        type="range"
        aria-label={`${label}, slider`}
        aria-valuetext={`${value} of ${max}`}
        className={classes.slider}
      />
    </div>
  );
}
