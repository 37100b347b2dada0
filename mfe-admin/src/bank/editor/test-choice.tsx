import type { BankQuestion } from '@mockingbird/contracts';
import classes from './editor.module.css';
import * as messages from '../../messages/bank/editor.js';

export interface TestChoiceProps {
  tests: BankQuestion['tests'];
  /** Ids of the tests to change. */
  chosen: readonly string[];
  onChange: (testIds: string[]) => void;
}

/** Chooses the tests in which a shared question changes. The first one is the test of the address: it always changes. */
export function TestChoice({ tests, chosen, onChange }: TestChoiceProps) {
  return (
    <fieldset className={classes.tests}>
      <legend>{messages.changeIn}</legend>
      <p className={classes.soft}>{messages.changeInHint}</p>
      {tests.map(({ testId, title }, index) => (
        <label key={testId} className={classes.check}>
          <input
            type="checkbox"
            checked={chosen.includes(testId)}
            disabled={index === 0}
            onChange={(event) =>
              onChange(event.target.checked ? [...chosen, testId] : chosen.filter((id) => id !== testId))
            }
          />
          {title ?? testId}
        </label>
      ))}
    </fieldset>
  );
}
