import type { OnRepeat } from '@mockingbird/contracts';
import { useEntered } from '../form-fields/form-values.js';
import classes from '../upload-form.module.css';

const CHOICES: readonly { value: OnRepeat; label: string; hint: string }[] = [
  { value: 'replace', label: 'Replace', hint: 'The file takes the place of all its questions.' },
  { value: 'skip', label: 'Skip known ones', hint: 'They stay as they are; new ones are added behind them.' },
  { value: 'add', label: 'Add', hint: 'All are added; refused if the test has one of them already.' },
];

/** What happens to the questions that the test has already. */
export function RepeatChoice() {
  const chosen = useEntered()('onRepeat') || 'replace';
  return (
    <fieldset className={classes.wide}>
      <legend className={classes.legend}>This test has questions already</legend>
      <div className={classes.choices}>
        {CHOICES.map(({ value, label, hint }) => (
          <label key={value} className={classes.choice}>
            <input type="radio" name="onRepeat" value={value} defaultChecked={value === chosen} />
            <span>
              <strong>{label}</strong> {hint}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
