import { ACT_FORMS, type ActFormName } from './scoring/act-form.js';
import { switchForm, type ActInputs } from './act-inputs.js';
import classes from '../inputs/choice-switch.module.css';

const NAMES: readonly ActFormName[] = ['classic', 'enhanced'];

export interface ActFormSwitchProps {
  inputs: ActInputs;
  onChange: (update: (present: ActInputs) => ActInputs) => void;
}

/** Switches between the two ACT forms, and the optional Science section on or off. */
export function ActFormSwitch({ inputs, onChange }: ActFormSwitchProps) {
  return (
    <fieldset className={classes.switch}>
      <legend className={classes.legend}>Which ACT?</legend>
      {NAMES.map((name) => (
        <label key={name} className={classes.choice}>
          <input
            type="radio"
            name="form"
            value={name}
            checked={inputs.form === name}
            onChange={() => onChange((present) => switchForm(present, name))}
          />
          {ACT_FORMS[name].label}
        </label>
      ))}
      {inputs.form === 'enhanced' ? (
        <label className={classes.choice}>
          <input
            type="checkbox"
            checked={inputs.science}
            onChange={({ currentTarget: { checked } }) =>
              onChange((present) => ({ ...present, science: checked }))
            }
          />
          I take Science
        </label>
      ) : null}
    </fieldset>
  );
}
