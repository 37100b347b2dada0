import type { OnRepeat } from '@mockingbird/contracts';
import { useFormValues } from '../form-fields/form-values.js';
import classes from '../upload-form.module.css';
import * as messages from '../../messages/upload/question-file.js';

/** The first one is preselected: it removes nothing, and a corrected file can be uploaded again. */
const CHOICES: readonly { value: OnRepeat; label: string; hint: string }[] = [
  { value: 'update', label: messages.update, hint: messages.sameIdsAreReplaced },
  { value: 'add', label: messages.add, hint: messages.allAreAdded },
  { value: 'skip', label: messages.skipKnownOnes, hint: messages.knownQuestionsStay },
  { value: 'replace', label: messages.replace, hint: messages.theFileReplacesAll },
];

/** Chooses what happens to the existing questions of the test. */
export function RepeatChoice() {
  const mode = useFormValues()('onRepeat') || CHOICES[0]?.value;
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
