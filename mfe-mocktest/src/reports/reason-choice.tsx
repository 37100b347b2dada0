import type { ReportReason } from '@mockingbird/contracts';
import { useId } from 'react';
import { REASON_WORDS } from './report-texts.js';
import styles from './reason-choice.module.css';

export interface ReasonChoiceProps {
  chosen: ReportReason | undefined;
  /** Whether the form was sent without a reason. */
  isMissing: boolean;
  onChoose: (reason: ReportReason) => void;
}

// Object.keys knows no more than strings; these are the record's own names.
const REASONS = Object.keys(REASON_WORDS) as ReportReason[];

/** Why a question is reported: one of the reasons that authors count by. */
export function ReasonChoice({ chosen, isMissing, onChoose }: ReasonChoiceProps) {
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      className={styles.choice}
      aria-labelledby={`${id}-label`}
      aria-describedby={isMissing ? `${id}-fault` : undefined}
      aria-invalid={isMissing || undefined}
      aria-required
    >
      <legend id={`${id}-label`} className={styles.legend}>
        What is wrong?
      </legend>
      {isMissing ? (
        <p id={`${id}-fault`} className={styles.fault}>
          Please choose one.
        </p>
      ) : null}
      {REASONS.map((reason) => (
        <label key={reason} className={styles.reason}>
          <input type="radio" name={id} checked={chosen === reason} onChange={() => onChoose(reason)} />
          {REASON_WORDS[reason]}
        </label>
      ))}
    </fieldset>
  );
}
