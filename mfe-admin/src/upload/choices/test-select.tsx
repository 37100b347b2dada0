import { SearchSelect } from '../../screen/search-select.js';
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
  const hint = tests?.length === 0 ? messages.examHasNoTest : undefined;
  return (
    <SearchSelect
      label={messages.mockTest}
      emptyLabel={tests ? messages.chooseAMockTest : 'Loading...'}
      options={(tests ?? []).map((test) => ({ value: test.testId, label: testLabel(test) }))}
      name="testId"
      required
      value={value}
      onChange={onChange}
      hint={hint}
      error={issue}
      className={classes.wide ?? ''}
      selectClassName={classes.control}
    />
  );
}
