import { ChoiceSwitch } from '../../inputs/choice-switch.js';
import { switchForm, type ActInputs } from '../act-inputs.js';
import { isScienceOptional, type ActFormName, type ActForms } from '../scoring/act-form.js';
import * as messages from '../../messages/act/parts.js';

export interface ActFormChoiceProps {
  forms: ActForms;
  inputs: ActInputs;
  onChange: (update: (present: ActInputs) => ActInputs) => void;
}

/** Switches between the forms of the ACT, and the optional Science section on or off. */
export function ActFormChoice({ forms, inputs, onChange }: ActFormChoiceProps) {
  // The form of older links is shown only where a link brought it.
  const names: ActFormName[] = ['today', 'classic'];
  if (inputs.form === 'older-link') names.push('older-link');
  return (
    <ChoiceSwitch
      legend={messages.whichAct}
      name="form"
      choices={names.map((name) => ({ value: name, label: forms[name].label }))}
      value={inputs.form}
      onChange={(name) => onChange((present) => switchForm(present, forms[present.form], forms[name]))}
      extra={
        isScienceOptional(forms[inputs.form])
          ? {
              label: messages.iTakeScience,
              checked: inputs.science,
              onChange: (science) => onChange((present) => ({ ...present, science })),
            }
          : undefined
      }
    />
  );
}
