import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { StoredRevisions } from '@mockingbird/contracts';
import type { Session } from '@mockingbird/platform';
import { Section, Skeleton, Tag } from '@mockingbird/ui';
import { useAdminData } from '../api/use-admin-data.js';
import { EXAMS_PATH } from '../paths.js';
import { FailureNotice } from '../screen/failure-notice.js';
import { StatusLine } from '../screen/status-line.js';
import { CompareRevisions } from './compare-revisions.js';
import { RestoreButton } from './restore-button.js';
import { formatRevision } from './format-revision.js';
import classes from './revisions.module.css';
import * as messages from '../messages/revisions.js';

/** The stored versions of the test that the address names. */
export function RevisionList({ session }: { session: Session }) {
  const testId = new URLSearchParams(useLocation().search).get('testId') ?? '';
  return (
    <>
      <p>
        <a href={EXAMS_PATH}>{messages.backToTheExams}</a>
      </p>
      {testId ? <RevisionsOfTest session={session} testId={testId} /> : <p>{messages.noTestIsChosen}</p>}
    </>
  );
}

function RevisionsOfTest({ session, testId }: { session: Session; testId: string }) {
  const { data, failure, reload } = useAdminData(session, ['revisions', testId], (calls, signal) =>
    calls.revisions(testId, { signal }),
  );
  const [message, setMessage] = useState('');
  return (
    <>
      <StatusLine message={message} refocusKey={data} className={classes.message}>
        {message}
      </StatusLine>
      {failure ? (
        <FailureNotice title={messages.theVersionsCouldNot} failure={failure} onRetry={reload} />
      ) : null}
      {!data && !failure ? <Skeleton shape="block" count={2} label={messages.loadingVersions} /> : null}
      {data ? (
        <Stored
          data={data}
          session={session}
          onRestored={(text) => {
            setMessage(text);
            reload();
          }}
        />
      ) : null}
    </>
  );
}

interface StoredProps {
  data: StoredRevisions;
  session: Session;
  onRestored: (message: string) => void;
}

function Stored({ data: { testId, revisions }, session, onRestored }: StoredProps) {
  const published = revisions.find(({ isPublished }) => isPublished)?.revision ?? '';
  if (revisions.length === 0) return <p>{messages.noVersion}</p>;
  return (
    <>
      <Section title={messages.versionsOf(testId)}>
        <ol className={classes.list}>
          {revisions.map((stored) => (
            <li key={stored.revision} className={classes.revision}>
              <span>{formatRevision(stored)}</span>
              {stored.isPublished ? (
                <Tag tone="right">{messages.studentsSeeThis}</Tag>
              ) : (
                <RestoreButton
                  testId={testId}
                  stored={stored}
                  published={published}
                  session={session}
                  onRestored={onRestored}
                />
              )}
            </li>
          ))}
        </ol>
      </Section>
      {revisions.length > 1 ? (
        <CompareRevisions testId={testId} revisions={revisions} session={session} />
      ) : (
        <p>{messages.onlyOneVersion}</p>
      )}
    </>
  );
}
