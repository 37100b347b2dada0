import type { ReportReason } from '@mockingbird/contracts';
import { useId } from 'react';
import { REASON_LABELS } from './report-texts.js';
import styles from './reason-choice.module.css';
import * as messages from '../messages/reports/reason-choice.js';

export interface ReasonChoiceProps {
  chosen: ReportReason | undefined;
  /** Whether the reader tried to send the form without a reason. */
  isMissing: boolean;
  onChoose: (reason: ReportReason) => void;
}

// Object.keys returns string[]. The record has exactly these keys.
const REASONS = Object.keys(REASON_LABELS) as ReportReason[];

/** The reason of a report, from a fixed list. */
export function ReasonChoice({ chosen, isMissing, onChoose }: ReasonChoiceProps) {
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      className={styles.choice}
      aria-labelledby={`${id}-label`}
      aria-describedby={isMissing ? `${id}-error` : undefined}
      aria-invalid={isMissing || undefined}
      aria-required
    >
      <legend id={`${id}-label`} className={styles.legend}>
        {messages.whatIsWrong}
      </legend>
      {isMissing ? (
        <p id={`${id}-error`} className={styles.error}>
          {messages.pleaseChooseOne}
        </p>
      ) : null}
      {REASONS.map((reason) => (
        <label key={reason} className={styles.reason}>
          <input type="radio" name={id} checked={chosen === reason} onChange={() => onChoose(reason)} />
          {REASON_LABELS[reason]}
        </label>
      ))}
    </fieldset>
  );
}
