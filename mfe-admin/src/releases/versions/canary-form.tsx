import { useState, type FormEvent } from 'react';
import { Button, Field } from '@mockingbird/ui';
import { canary, type Plan } from '../change/plan-change.js';
import classes from '../releases-overview.module.css';

const FIRST_SHARE = '1';
const STEP = 0.01;
const ALL = 100;
const COHORT = /^[a-z][a-z0-9-]{0,31}$/;

const groupsOf = (text: string): string[] => text.split(/[\s,]+/).filter((name) => name !== '');

/** How many visitors shall get a version, and which groups. */
export function CanaryForm({ name, version, plan }: { name: string; version: string; plan: Plan }) {
  const [percent, setPercent] = useState(FIRST_SHARE);
  const [groups, setGroups] = useState('');
  const wrong = groupsOf(groups).filter((group) => !COHORT.test(group));
  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (wrong.length === 0) plan(canary(name, version, Number(percent), groupsOf(groups)));
  };
  return (
    <form className={classes.form} onSubmit={ask}>
      <Field label="Percent of visitors" className={classes.number ?? ''}>
        {(control) => (
          <input
            {...control}
            type="number"
            inputMode="decimal"
            required
            min={0}
            max={ALL}
            step={STEP}
            value={percent}
            onChange={(event) => setPercent(event.target.value)}
          />
        )}
      </Field>
      <Field
        label="Groups"
        hint="Names for links such as ?mb-cohort=beta, separated by commas. May be empty."
        error={wrong.length > 0 ? `Small letters, digits and hyphens only: ${wrong.join(', ')}` : undefined}
      >
        {(control) => (
          <input {...control} value={groups} onChange={(event) => setGroups(event.target.value)} />
        )}
      </Field>
      <Button type="submit" variant="quiet">
        Continue
      </Button>
    </form>
  );
}
