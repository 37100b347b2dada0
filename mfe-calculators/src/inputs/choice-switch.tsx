import type { ReactNode } from 'react';
import classes from './choice-switch.module.css';

export interface ChoiceSwitchProps<Value extends string> {
  /** The question, such as 'Which format?'. */
  legend: string;
  /** The field's name; unique on its page. */
  name: string;
  choices: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Other controls of the same group. */
  children?: ReactNode;
}

/** A choice of one among a few, such as the format of an exam. */
export function ChoiceSwitch<Value extends string>(props: ChoiceSwitchProps<Value>) {
  const { legend, name, choices, value, onChange, children } = props;
  return (
    <fieldset className={classes.switch}>
      <legend className={classes.legend}>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={classes.choice}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
      {children}
    </fieldset>
  );
}
