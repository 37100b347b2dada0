import type { CompositionSummary, GateCheck, ReleaseChange } from '@mockingbird/contracts';
import { consequences } from './planned-change.js';
import classes from '../releases-overview.module.css';

const OUTCOMES: Record<GateCheck['outcome'], string> = {
  passed: 'Passed',
  refused: 'Refused',
  skipped: 'Not made',
  undecided: 'Not decided',
};

export interface ChangePreviewProps {
  live: CompositionSummary;
  tried: ReleaseChange;
}

/** What a change would do, and what the gate looked at. */
export function ChangePreview({ live, tried }: ChangePreviewProps) {
  const sentences = consequences(live, tried.composition);
  return (
    <>
      <ul className={classes.consequences} aria-label="What this does">
        {sentences.length > 0 ? (
          sentences.map((sentence) => <li key={sentence}>{sentence}</li>)
        ) : (
          <li>Nothing changes: this is what is live.</li>
        )}
      </ul>
      {tried.checks.length > 0 ? (
        <details>
          <summary>What was checked ({tried.checks.length})</summary>
          <ul className={classes.checks}>
            {tried.checks.map(({ check, outcome, detail }, index) => (
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
