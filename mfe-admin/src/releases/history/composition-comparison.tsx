import { useState, type FormEvent } from 'react';
import type { Session } from '@mockingbird/platform';
import { Button, Field } from '@mockingbird/ui';
import { Difference } from './composition-diff.js';
import classes from '../releases-overview.module.css';
import * as messages from '../../messages/releases/history.js';

export interface CompositionComparisonProps {
  live: number;
  session: Session;
  compared: { from: number; to: number } | undefined;
  onCompare: (numbers: { from: number; to: number }) => void;
}

/** Compares two compositions of the admin's choice. */
export function CompositionComparison({ live, session, compared, onCompare }: CompositionComparisonProps) {
  const [from, setFrom] = useState(String(Math.max(1, live - 1)));
  const [to, setTo] = useState(String(live));
  const compare = (event: FormEvent) => {
    event.preventDefault();
    onCompare({ from: Number(from), to: Number(to) });
  };
  const renderNumberField = (label: string, value: string, onChange: (text: string) => void) => (
    <Field label={label} className={classes.number ?? ''}>
      {(control) => (
        <input
          {...control}
          type="number"
          inputMode="numeric"
          required
          min={1}
          max={live}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
  return (
    <>
      <h3 className={classes.subheading}>{messages.compareTwoCompositions}</h3>
      <form className={classes.form} onSubmit={compare}>
        {renderNumberField(messages.fromLabel, from, setFrom)}
        {renderNumberField(messages.toLabel, to, setTo)}
        <Button type="submit" variant="quiet">
          {messages.compare}
        </Button>
      </form>
      {compared ? <Difference session={session} from={compared.from} to={compared.to} /> : null}
    </>
  );
}
