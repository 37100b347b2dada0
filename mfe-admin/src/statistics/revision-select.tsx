import type { TestStatistics } from '@mockingbird/contracts';
import { Field } from '@mockingbird/ui';
import { plural } from '../format/plural.js';
import classes from './statistics-screen.module.css';
import * as messages from '../messages/statistics.js';

/** Characters of a revision that tell it from others. */
const REVISION_CHARACTERS = 8;

export interface RevisionSelectProps {
  statistics: TestStatistics;
  onChange: (revision: string) => void;
}

/** Selects one of the revisions that have submissions. */
export function RevisionSelect({ statistics, onChange }: RevisionSelectProps) {
  const { revision, revisions } = statistics;
  if (revisions.length < 2 && revisions.every((each) => each.revision === revision)) return null;
  const isListed = revisions.some((each) => each.revision === revision);
  return (
    <Field label={messages.revisionOfTheQuestions} className={classes.order ?? ''}>
      {(control) => (
        <select {...control} value={revision} onChange={(event) => onChange(event.target.value)}>
          {isListed ? null : (
            <option value={revision}>
              {messages.noSubmissionsYet(revision.slice(0, REVISION_CHARACTERS))}
            </option>
          )}
          {revisions.map((each) => (
            <option key={each.revision} value={each.revision}>
              {each.revision.slice(0, REVISION_CHARACTERS)} ({plural(each.submissions, 'submission')}
              {each.published ? messages.published : ''})
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
