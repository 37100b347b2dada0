import { useId, type ChangeEvent } from 'react';
import { parseCount } from './parse-count.js';
import { Stepper } from './stepper.js';
import { usePreHydrationChange } from './use-pre-hydration-change.js';
import classes from './count-input.module.css';
import * as messages from '../messages/inputs.js';

export interface CountInputProps {
  /** The counted thing; unique on its page, for example 'Math module 1'. */
  label: string;
  hint?: string | undefined;
  value: number;
  max: number;
  onChange: (value: number) => void;
}

/** A count with a number field, its two steppers, and a slider for the same value. */
export function CountInput({ label, hint, value, max, onChange }: CountInputProps) {
  const id = useId();
  const container = usePreHydrationChange(String(value), (text) => onChange(parseCount(text, max)));
  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const next = parseCount(currentTarget.value, max);
    // React does not replace '007', because it equals 7.
    if (currentTarget.value !== String(next)) currentTarget.value = String(next);
    onChange(next);
  };
  const shared = { min: 0, max, step: 1, value, onChange: change };
  return (
    <div ref={container} className={classes.input}>
      <label htmlFor={id} className={classes.label}>
        {label}
        <span className={classes.of}> {messages.fromZeroTo(max)}</span>
      </label>
      {hint ? (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      ) : null}
      <div className={classes.stepper}>
        <Stepper label={messages.oneLess(label)} disabled={value <= 0} onPress={() => onChange(value - 1)}>
          −
        </Stepper>
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
        <Stepper label={messages.oneMore(label)} disabled={value >= max} onPress={() => onChange(value + 1)}>
          +
        </Stepper>
      </div>
      <input
        {...shared}
        type="range"
        aria-label={`${label}, slider`}
        aria-valuetext={messages.valueOfMax(value, max)}
        className={classes.slider}
      />
    </div>
  );
}
