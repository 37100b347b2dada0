import type { Session } from '@mockingbird/platform';
import { Button, Field } from '@mockingbird/ui';
import { useAdminData } from '../../api/use-admin-data.js';
import { EMPTY_PART, type PartForm } from './draw-form.js';
import classes from '../bank.module.css';
import * as messages from '../../messages/bank/bulk.js';

export interface DrawPartsProps {
  session: Session;
  /** Empty for all exams. */
  examId: string;
  parts: readonly PartForm[];
  onChange: (parts: readonly PartForm[]) => void;
}

/** The parts of a draw, with the topics and levels that the exams have. */
export function DrawParts({ session, examId, parts, onChange }: DrawPartsProps) {
  const { data } = useAdminData(session, ['bank-values', examId], (calls, signal) =>
    calls.bank(examId === '' ? {} : { examId }, { signal }),
  );
  const replace = (index: number, changes: Partial<PartForm>) =>
    onChange(parts.map((part, at) => (at === index ? { ...part, ...changes } : part)));
  const choices = (values: readonly { value: string }[] = []) => (
    <>
      <option value="">{messages.any}</option>
      {values.map(({ value }) =>
        value === '' ? null : (
          <option key={value} value={value}>
            {value}
          </option>
        ),
      )}
    </>
  );
  return (
    <>
      {parts.map((part, index) => (
        <div key={index} className={classes.part} role="group" aria-label={messages.partOf(index + 1)}>
          <Field label={messages.topic}>
            {(control) => (
              <select
                {...control}
                value={part.topic}
                onChange={(event) => replace(index, { topic: event.target.value })}
              >
                {choices(data?.meta.topics)}
              </select>
            )}
          </Field>
          <Field label={messages.level}>
            {(control) => (
              <select
                {...control}
                value={part.level}
                onChange={(event) => replace(index, { level: event.target.value })}
              >
                {choices(data?.meta.levels)}
              </select>
            )}
          </Field>
          <Field label={messages.countOf}>
            {(control) => (
              <input
                {...control}
                inputMode="numeric"
                value={part.count}
                onChange={(event) => replace(index, { count: event.target.value })}
              />
            )}
          </Field>
        </div>
      ))}
      <p>
        <Button variant="ghost" onClick={() => onChange([...parts, EMPTY_PART])}>
          {messages.addPart}
        </Button>
        {parts.length > 1 ? (
          <Button variant="ghost" onClick={() => onChange(parts.slice(0, -1))}>
            {messages.removePart(parts.length)}
          </Button>
        ) : null}
      </p>
    </>
  );
}
