import { useState } from 'react';
import { Button, ChipButton, Field } from '@mockingbird/ui';
import classes from './reports-screen.module.css';
import * as messages from '../messages/reports.js';

/** Selects the visible reports. */
export interface ReportQuery {
  state: 'open' | 'resolved';
  /** Only this test; empty for all tests. */
  testId: string;
  /** One-based. */
  page: number;
}

export interface ReportFilterProps {
  query: ReportQuery;
  onChange: (query: ReportQuery) => void;
}

/** Filters by state and by test. */
export function ReportFilter({ query, onChange }: ReportFilterProps) {
  const [testId, setTestId] = useState(query.testId);
  return (
    <div className={classes.filter}>
      <div role="group" aria-label={messages.state} className={classes.states}>
        {(['open', 'resolved'] as const).map((state) => (
          <ChipButton
            key={state}
            pressed={query.state === state}
            onClick={() => onChange({ ...query, state, page: 1 })}
          >
            {state === 'open' ? messages.openReports : messages.resolvedReports}
          </ChipButton>
        ))}
      </div>
      <form
        className={classes.find}
        onSubmit={(event) => {
          event.preventDefault();
          onChange({ ...query, testId: testId.trim(), page: 1 });
        }}
      >
        <Field label={messages.testId} hint={messages.emptyForAllTests} className={classes.test ?? ''}>
          {(control) => (
            <input
              {...control}
              type="text"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={testId}
              onChange={(event) => setTestId(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="quiet">
          {messages.show}
        </Button>
      </form>
    </div>
  );
}
