import type { RevisionEntry, TestStatistics } from '@mockingbird/contracts';
import { Field } from '@mockingbird/ui';
import { plural } from '../format/plural.js';
import { utcTime } from '../format/utc-time.js';
import classes from './statistics-screen.module.css';
import * as messages from '../messages/statistics/screen.js';

/** Characters of a revision that tell it from others. */
const REVISION_CHARACTERS = 8;

export interface RevisionSelectProps {
  statistics: TestStatistics;
  onChange: (revision: string) => void;
}

/** The date and the author of a revision. The history of old installations does not know all of them. */
const revisionName = ({ revision, at, by }: RevisionEntry): string =>
  at === undefined
    ? messages.revisionWithHash(revision.slice(0, REVISION_CHARACTERS))
    : messages.dateByAuthor(utcTime(at), by ?? '');

function revisionLabel(entry: RevisionEntry): string {
  const submissions =
    entry.submissions === 0 ? messages.noSubmissionsYet : plural(entry.submissions, 'submission');
  return `${revisionName(entry)} (${submissions}${entry.published ? messages.published : ''})`;
}

/** Selects one of the revisions whose statistics can be read. */
export function RevisionSelect({ statistics, onChange }: RevisionSelectProps) {
  const { revision } = statistics;
  const readable = statistics.revisions.filter(({ stored }) => stored);
  const removed = statistics.revisions.length - readable.length;
  if (readable.length < 2 && removed === 0) return null;
  return (
    <Field
      label={messages.revisionOfTheQuestions}
      hint={removed > 0 ? messages.revisionsRemoved(removed) : undefined}
      className={classes.order ?? ''}
    >
      {(control) => (
        <select {...control} value={revision} onChange={(event) => onChange(event.target.value)}>
          {readable.map((entry) => (
            <option key={entry.revision} value={entry.revision}>
              {revisionLabel(entry)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
