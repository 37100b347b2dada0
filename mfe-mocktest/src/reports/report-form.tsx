import { Button, Field, Notice } from '@mockingbird/ui';
import { useRef, type SubmitEvent } from 'react';
import { REPORT_CHARACTERS } from '../limits.js';
import { ReasonChoice } from './reason-choice.js';
import type { DraftInHand } from './use-report-draft.js';
import styles from './report-form.module.css';

export interface ReportFormProps {
  inHand: DraftInHand;
  onCancel: () => void;
}

/** How much room is used, from the first character on. */
const lengthWords = ({ length }: string) =>
  length === 0 ? '' : ` ${length} of ${REPORT_CHARACTERS.toLocaleString('en-US')} characters.`;

/** The form of a report: a reason, and words where the reader has any. */
export function ReportForm({ inHand, onCancel }: ReportFormProps) {
  const { draft, change, send } = inHand;
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
        isMissing={stage.name === 'unfinished'}
        onChoose={(chosen) =>
          change({ reason: chosen, ...(isSending ? {} : { stage: { name: 'writing' } }) })
        }
      />
      <Field
        label="In your own words (optional)"
        hint={`Sent without your name: please write nothing about yourself.${lengthWords(text)}`}
      >
        {(control) => (
          <textarea
            {...control}
            rows={4}
            maxLength={REPORT_CHARACTERS}
            value={text}
            onChange={({ currentTarget }) => change({ text: currentTarget.value })}
          />
        )}
      </Field>
      {stage.name === 'failed' ? (
        <Notice tone="wrong" role="alert">
          <p>{stage.words}</p>
        </Notice>
      ) : null}
      <div className={styles.ways}>
        <Button type="submit" aria-disabled={isSending || undefined}>
          {isSending ? 'Sending…' : 'Send report'}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
