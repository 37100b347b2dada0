import type { CompositionSummary, GateCheck, ReleaseChange } from '@mockingbird/contracts';
import { describeConsequences } from './planned-change.js';
import classes from '../releases-overview.module.css';
import * as messages from '../../messages/releases/change.js';

const OUTCOMES: Record<GateCheck['outcome'], string> = {
  passed: messages.checkPassed,
  refused: messages.checkRejected,
  skipped: messages.checkSkipped,
  undecided: messages.checkUndecided,
};

export interface ChangePreviewProps {
  live: CompositionSummary;
  preview: ReleaseChange;
}

/** Shows the effects of a change and the checks of the gate. */
export function ChangePreview({ live, preview }: ChangePreviewProps) {
  const sentences = describeConsequences(live, preview.composition);
  return (
    <>
      <ul className={classes.consequences} aria-label={messages.whatThisDoes}>
        {sentences.length > 0 ? (
          sentences.map((sentence) => <li key={sentence}>{sentence}</li>)
        ) : (
          <li>{messages.nothingChanges}</li>
        )}
      </ul>
      {preview.checks.length > 0 ? (
        <details>
          <summary>{messages.whatWasChecked(preview.checks.length)}</summary>
          <ul className={classes.checks}>
            {preview.checks.map(({ check, outcome, detail }, index) => (
              <li key={index}>
                <strong>
                  {OUTCOMES[outcome]}: {check}
                </strong>{' '}
                {detail}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}
