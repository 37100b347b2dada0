import { useState } from 'react';
import type { Fault, UploadType } from '@mockingbird/contracts';
import { Button } from '@mockingbird/ui';
import { FAULTS_STEP } from '../../limits.js';
import { placeOf } from '../../format/issue-place.js';
import classes from './upload-result.module.css';

export interface FaultListProps {
  faults: readonly Fault[];
  type: UploadType;
  /** Names the list for screen readers. */
  label: string;
}

/** Every fault with its place, as people count: 'Question 8, correctAnswer: Is 9, but ...'. */
export function FaultList({ faults, type, label }: FaultListProps) {
  const [shown, setShown] = useState(FAULTS_STEP);
  const rest = faults.length - shown;
  return (
    <>
      <ul className={classes.faults} aria-label={label}>
        {faults.slice(0, shown).map(({ path, message }, index) => (
          <li key={index}>
            <strong>{placeOf(path, type)}</strong>: {message}
          </li>
        ))}
      </ul>
      {rest > 0 ? (
        <p>
          <Button variant="quiet" onClick={() => setShown(shown + FAULTS_STEP)}>
            Show {Math.min(FAULTS_STEP, rest)} of {rest.toLocaleString('en-GB')} more
          </Button>
        </p>
      ) : null}
    </>
  );
}
