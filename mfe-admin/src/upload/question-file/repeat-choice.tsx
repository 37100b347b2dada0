import type { OnRepeat } from '@mockingbird/contracts';
import { useFormValues } from '../form-fields/form-values.js';
import classes from '../upload-form.module.css';
import * as messages from '../../messages/upload/question-file.js';

const CHOICES: readonly { value: OnRepeat; label: string; hint: string }[] = [
  { value: 'replace', label: messages.replace, hint: messages.theFileReplacesAll },
  {
    value: 'skip',
    label: messages.skipKnownOnes,
    hint: messages.knownQuestionsStay,
  },
  { value: 'update', label: messages.update, hint: messages.sameIdsAreReplaced },
  { value: 'add', label: messages.add, hint: messages.allAreAdded },
];

/** Chooses what happens to the existing questions of the test. */
export function RepeatChoice() {
  const mode = useFormValues()('onRepeat') || 'replace';
  return (
    <fieldset className={classes.wide}>
      <legend className={classes.legend}>{messages.thisTestAlreadyHas}</legend>
      <div className={classes.choices}>
        {CHOICES.map(({ value, label, hint }) => (
          <label key={value} className={classes.choice}>
            <input type="radio" name="onRepeat" value={value} defaultChecked={value === mode} />
            <span>
              <strong>{label}</strong> {hint}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
