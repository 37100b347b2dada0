import { useState } from 'react';
import { AUDIT_TYPES, CHANGE_TYPES } from '@mockingbird/contracts';
import type { Session } from '@mockingbird/platform';
import { Button, Field } from '@mockingbird/ui';
import { may } from '../api/may.js';
import { localZone } from '../format/local-time.js';
import { EMPTY_FILTER, type HistoryFilter } from './filter-query.js';
import classes from './history-filter.module.css';
import * as messages from '../messages/staff/history-filter.js';

export interface HistoryFilterProps {
  filter: HistoryFilter;
  session: Session;
  onChange: (filter: HistoryFilter) => void;
}

const TYPES = [...CHANGE_TYPES, ...AUDIT_TYPES];

/** Filters the history by person, kind, exam, mock test and days. */
export function HistoryFilterForm({ filter, session, onChange }: HistoryFilterProps) {
  const [draft, setDraft] = useState(filter);
  const text = (name: 'by' | 'examId' | 'testId', label: string) => (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={draft[name]}
          onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
        />
      )}
    </Field>
  );
  const day = (name: 'from' | 'to', label: string) => (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          type="date"
          value={draft[name]}
          onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <form
      aria-label={messages.filter}
      className={classes.filter}
      onSubmit={(event) => {
        event.preventDefault();
        onChange(draft);
      }}
    >
      {text('by', messages.person)}
      <Field label={messages.kind}>
        {(control) => (
          <select
            {...control}
            value={draft.type}
            onChange={(event) => setDraft({ ...draft, type: event.target.value })}
          >
            <option value="">{messages.allKinds}</option>
            {TYPES.filter((type) => type !== 'role' || may(session, 'people')).map((type) => (
              <option key={type} value={type}>
                {messages.kinds[type]}
              </option>
            ))}
          </select>
        )}
      </Field>
      {text('examId', messages.examId)}
      {text('testId', messages.testId)}
      {day('from', messages.fromDay)}
      {day('to', messages.toDay)}
      <p className={classes.buttons}>
        <Button type="submit" variant="quiet">
          {messages.show}
        </Button>
        <Button
          variant="ghost"
          onClick={() => {
            setDraft(EMPTY_FILTER);
            onChange(EMPTY_FILTER);
          }}
        >
          {messages.clear}
        </Button>
      </p>
      <p className={classes.zone}>{messages.daysAreLocal(localZone())}</p>
    </form>
  );
}
