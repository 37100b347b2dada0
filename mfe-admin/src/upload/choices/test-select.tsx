import { Field } from '@mockingbird/ui';
import { testLabel, type TestChoice } from './exam-choice.js';
import classes from '../upload-form.module.css';
import * as messages from '../../messages/upload/choices.js';

export interface TestSelectProps {
  /** Undefined while loading. */
  tests: readonly TestChoice[] | undefined;
  value: string;
  onChange: (testId: string) => void;
  issue?: string | undefined;
}

/** Selects one of an exam's mock tests. */
export function TestSelect({ tests, value, onChange, issue }: TestSelectProps) {
  const hint = tests?.length === 0 ? messages.thisExamHasNo : undefined;
  return (
    <Field label={messages.mockTest} hint={hint} error={issue} className={classes.wide ?? ''}>
      {(control) => (
        <select
          {...control}
          name="testId"
          required
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={classes.control}
        >
          <option value="">{tests ? messages.chooseAMockTest : 'Loading...'}</option>
          {tests?.map((test) => (
            <option key={test.testId} value={test.testId}>
              {testLabel(test)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
