import { ChipButton } from '@mockingbird/ui';
import type { SelectOption } from '../screen/parts/filter-options.js';
import { SearchSelect } from '../screen/search-select.js';
import classes from './reports-screen.module.css';
import * as messages from '../messages/reports/screen.js';

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
  /** The mock tests to choose from. */
  tests: readonly SelectOption[];
  onChange: (query: ReportQuery) => void;
}

/** Filters by state and by test. */
export function ReportFilter({ query, tests, onChange }: ReportFilterProps) {
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
      <SearchSelect
        label={messages.mockTest}
        emptyLabel={messages.allTests}
        options={tests}
        value={query.testId}
        onChange={(testId) => onChange({ ...query, testId, page: 1 })}
        className={classes.find ?? ''}
      />
    </div>
  );
}
