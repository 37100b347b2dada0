import { useState } from 'react';
import type { Issue, UploadType } from '@mockingbird/contracts';
import { Button } from '@mockingbird/ui';
import { ISSUES_STEP, MOST_PREVIEWED } from '../../limits.js';
import { formatIssuePlace, questionOfPath } from '../../format/issue-place.js';
import { PlaceName } from './place-name.js';
import classes from './result-panel.module.css';
import * as messages from '../../messages/upload/result.js';
import { compareNatural } from '@mockingbird/remote-kit';

export interface IssueListProps {
  issues: readonly Issue[];
  type: UploadType;
  /** Accessible name of the list. */
  label: string;
  /** Shows a question of the file. @param index zero-based */
  onOpenQuestion?: ((index: number) => void) | undefined;
}

/** Every issue with its place, counted from 1: 'Question 8, right answer: Is 9, but ...'. */
export function IssueList({ issues, type, label, onOpenQuestion }: IssueListProps) {
  const [shown, setShown] = useState(ISSUES_STEP);
  const rest = issues.length - shown;
  // Question 5 before question 10: checks of single questions and of all of them report in turn.
  const sorted = [...issues].sort((a, b) => compareNatural(a.path, b.path));
  const getOpener = (path: string) => {
    const question = type === 'questions' ? questionOfPath(path) : undefined;
    return question !== undefined && question < MOST_PREVIEWED && onOpenQuestion
      ? () => onOpenQuestion(question)
      : undefined;
  };
  return (
    <>
      <ul className={classes.issues} aria-label={label}>
        {sorted.slice(0, shown).map(({ path, message }, index) => (
          <li key={index}>
            <PlaceName name={formatIssuePlace(path, type)} onOpen={getOpener(path)} />: {message}
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
