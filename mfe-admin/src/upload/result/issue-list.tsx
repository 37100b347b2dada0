import { useState } from 'react';
import type { Issue, UploadType } from '@mockingbird/contracts';
import { Button } from '@mockingbird/ui';
import { ISSUES_STEP } from '../../limits.js';
import { formatIssuePlace } from '../../format/issue-place.js';
import classes from './result-panel.module.css';
import * as messages from '../../messages/upload/result.js';

export interface IssueListProps {
  issues: readonly Issue[];
  type: UploadType;
  /** Accessible name of the list. */
  label: string;
}

/** Every issue with its place, counted from 1: 'Question 8, correctAnswer: Is 9, but ...'. */
export function IssueList({ issues, type, label }: IssueListProps) {
  const [shown, setShown] = useState(ISSUES_STEP);
  const rest = issues.length - shown;
  return (
    <>
      <ul className={classes.issues} aria-label={label}>
        {issues.slice(0, shown).map(({ path, message }, index) => (
          <li key={index}>
            <strong>{formatIssuePlace(path, type)}</strong>: {message}
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
