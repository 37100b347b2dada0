import { useState } from 'react';
import type { StoredRevision } from '@mockingbird/contracts';
import type { Session } from '@mockingbird/platform';
import { Field, Section } from '@mockingbird/ui';
import { formatRevision } from './format-revision.js';
import { RevisionDifference } from './revision-difference.js';
import classes from './revisions.module.css';
import * as messages from '../messages/revisions.js';

export interface CompareRevisionsProps {
  testId: string;
  /** At least two, the newest first. */
  revisions: readonly StoredRevision[];
  session: Session;
}

/** Compares two versions that the admin chooses. */
export function CompareRevisions({ testId, revisions, session }: CompareRevisionsProps) {
  const [before, setBefore] = useState(revisions[1]?.revision ?? '');
  const [after, setAfter] = useState(revisions[0]?.revision ?? '');
  return (
    <Section title={messages.difference}>
      <div className={classes.choices}>
        <RevisionSelect label={messages.earlier} value={before} revisions={revisions} onChange={setBefore} />
        <RevisionSelect label={messages.later} value={after} revisions={revisions} onChange={setAfter} />
      </div>
      {before === after ? (
        <p>{messages.theSame}</p>
      ) : (
        <RevisionDifference
          key={`${before} ${after}`}
          testId={testId}
          before={before}
          after={after}
          session={session}
        />
      )}
    </Section>
  );
}

interface RevisionSelectProps extends Pick<CompareRevisionsProps, 'revisions'> {
  label: string;
  value: string;
  onChange: (revision: string) => void;
}

function RevisionSelect({ label, value, revisions, onChange }: RevisionSelectProps) {
  return (
    <Field label={label}>
      {(control) => (
        <select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
          {revisions.map((stored) => (
            <option key={stored.revision} value={stored.revision}>
              {stored.isPublished
                ? messages.publishedVersion(formatRevision(stored))
                : formatRevision(stored)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
