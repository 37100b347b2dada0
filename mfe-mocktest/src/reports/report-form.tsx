import { Button, Field, Notice } from '@mockingbird/ui';
import { useRef, type SubmitEvent } from 'react';
import { MAX_REPORT_CHARACTERS } from '../limits.js';
import { ReasonChoice } from './reason-choice.js';
import type { ReportDraftState } from './use-report-draft.js';
import styles from './report-form.module.css';
import * as messages from '../messages/reports/report-form.js';

export interface ReportFormProps {
  draftState: ReportDraftState;
  onCancel: () => void;
}

/** Number of characters used; empty for an empty text. */
const formatLength = ({ length }: string) =>
  length === 0 ? '' : messages.ofCharacters(length, MAX_REPORT_CHARACTERS.toLocaleString('en-US'));

/** The form of a report: a reason and an optional text. */
export function ReportForm({ draftState, onCancel }: ReportFormProps) {
  const { draft, change, send } = draftState;
  const { reason, text, stage } = draft;
  const form = useRef<HTMLFormElement>(null);
  const isSending = stage.name === 'sending';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send();
    if (!reason) form.current?.querySelector('input')?.focus();
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit} aria-busy={isSending}>
      <ReasonChoice
        chosen={reason}
        isMissing={stage.name === 'reason-missing'}
        onChoose={(chosen) =>
          change({ reason: chosen, ...(isSending ? {} : { stage: { name: 'writing' } }) })
        }
      />
      <Field label={messages.inYourOwnWords} hint={messages.thisIsAnonymousSo(formatLength(text))}>
        {(control) => (
          <textarea
            {...control}
            rows={4}
            maxLength={MAX_REPORT_CHARACTERS}
            value={text}
            onChange={({ currentTarget }) => change({ text: currentTarget.value })}
          />
        )}
      </Field>
      {stage.name === 'failed' ? (
        <Notice tone="wrong" role="alert">
          <p>{stage.message}</p>
        </Notice>
      ) : null}
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={isSending || undefined}>
          {isSending ? 'Sending…' : messages.sendReport}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}
