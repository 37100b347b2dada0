import type { ReactNode } from 'react';
import classes from './choice-switch.module.css';

/** Something that can be added to the chosen one. */
export interface ExtraChoice {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export interface ChoiceSwitchProps<Value extends string> {
  /** The question, such as 'Which format?'. */
  legend: string;
  /** The field's name; unique on its page. */
  name: string;
  choices: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  extra?: ExtraChoice | undefined;
}

/** A choice of one among a few, such as the format of an exam. */
export function ChoiceSwitch<Value extends string>(props: ChoiceSwitchProps<Value>) {
  const { legend, name, choices, value, onChange, extra } = props;
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
      {extra ? (
        <label className={classes.choice}>
          <input
            type="checkbox"
            checked={extra.checked}
            onChange={({ currentTarget }) => extra.onChange(currentTarget.checked)}
          />
          <span>{extra.label}</span>
        </label>
      ) : null}
    </fieldset>
  );
}
