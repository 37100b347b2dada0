import { useState, type FormEvent } from 'react';
import { Button, Field } from '@mockingbird/ui';
import { planCanary, type PlanChange } from '../change/plan-change.js';
import classes from '../releases-overview.module.css';
import * as messages from '../../messages/releases/versions.js';

const INITIAL_PERCENT = '1';
const PERCENT_STEP = 0.01;
const MAX_PERCENT = 100;
const COHORT = /^[a-z][a-z0-9-]{0,31}$/;

const parseGroups = (text: string): string[] => text.split(/[\s,]+/).filter((name) => name !== '');

/** Asks for the percentage and the cohorts of a canary. */
export function CanaryForm({
  name,
  version,
  planChange,
}: {
  name: string;
  version: string;
  planChange: PlanChange;
}) {
  const [percent, setPercent] = useState(INITIAL_PERCENT);
  const [groups, setGroups] = useState('');
  const invalidGroups = parseGroups(groups).filter((group) => !COHORT.test(group));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (invalidGroups.length === 0)
      planChange(planCanary(name, version, Number(percent), parseGroups(groups)));
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <Field label={messages.percentOfVisitors} className={classes.number ?? ''}>
        {(control) => (
          <input
            {...control}
            type="number"
            inputMode="decimal"
            required
            min={0}
            max={MAX_PERCENT}
            step={PERCENT_STEP}
            value={percent}
            onChange={(event) => setPercent(event.target.value)}
          />
        )}
      </Field>
      <Field
        label={messages.groups}
        hint={messages.optionalNamesForLinks}
        error={invalidGroups.length > 0 ? messages.useOnlyLowerCase(invalidGroups.join(', ')) : undefined}
      >
        {(control) => (
          <input {...control} value={groups} onChange={(event) => setGroups(event.target.value)} />
        )}
      </Field>
      <Button type="submit" variant="quiet">
        {messages.continueLabel}
      </Button>
    </form>
  );
}
