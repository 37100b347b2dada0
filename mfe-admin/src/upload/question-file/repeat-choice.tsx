import type { OnRepeat } from '@mockingbird/contracts';
import { useFormValues } from '../form-fields/form-values.js';
import classes from '../upload-form.module.css';

const CHOICES: readonly { value: OnRepeat; label: string; hint: string }[] = [
  { value: 'replace', label: 'Replace', hint: 'The file replaces all its questions.' },
  {
    value: 'skip',
    label: 'Skip known ones',
    hint: 'Known questions do not change. New ones are added after them.',
  },
  { value: 'add', label: 'Add', hint: 'All are added. This fails if the test already has one of them.' },
];

/** Chooses what happens to the existing questions of the test. */
export function RepeatChoice() {
  const mode = useFormValues()('onRepeat') || 'replace';
  return (
    <fieldset className={classes.wide}>
      <legend className={classes.legend}>This test already has questions</legend>
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
