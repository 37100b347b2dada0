import { useState } from 'react';
import type { FileIssue } from '@mockingbird/question-formats';
import { Button } from '@mockingbird/ui';
import { ISSUES_STEP } from '../../../limits.js';
import { formatPlace } from './format-place.js';
import { PlaceName } from '../../result/place-name.js';
import classes from '../../result/result-panel.module.css';
import * as messages from '../../../messages/upload/result.js';

export interface PlaceListProps {
  /** Issues or omissions. */
  entries: readonly FileIssue[];
  /** Accessible name of the list. */
  label: string;
  /** @returns what opens the place for a correction; undefined where it is not on the screen */
  getOpener?: (entry: FileIssue) => (() => void) | undefined;
}

/** Sentences with their places in the file: 'Line 5, question 3: Right answer is missing'. */
export function PlaceList({ entries, label, getOpener }: PlaceListProps) {
  const [shown, setShown] = useState(ISSUES_STEP);
  const rest = entries.length - shown;
  return (
    <>
      <ul className={classes.issues} aria-label={label}>
        {entries.slice(0, shown).map((entry, index) => (
          <li key={index}>
            <PlaceName name={formatPlace(entry)} onOpen={getOpener?.(entry)} />: {entry.message}
          </li>
        ))}
      </ul>
      {rest > 0 ? (
        <p>
          <Button variant="quiet" onClick={() => setShown(shown + ISSUES_STEP)}>
            {messages.showOfMore(Math.min(ISSUES_STEP, rest), rest.toLocaleString('en-GB'))}
          </Button>
        </p>
      ) : null}
    </>
  );
}
