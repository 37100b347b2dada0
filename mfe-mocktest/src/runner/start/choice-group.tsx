import { useId } from 'react';
import styles from './choice-group.module.css';

interface Choice<Value> {
  value: Value;
  label: string;
  /** What it means, in a few words. */
  hint?: string;
}

export interface ChoiceGroupProps<Value> {
  legend: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A few radio buttons, each in a box. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { legend, choices, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span>
            {choice.label}
            {choice.hint ? <span className={styles.hint}>{choice.hint}</span> : null}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
