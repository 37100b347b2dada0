import { useState } from 'react';
import type { Session } from '@mockingbird/platform';
import { Skeleton } from '@mockingbird/ui';
import { useLocation } from 'react-router-dom';
import { FailureNotice } from '../screen/failure-notice.js';
import { useAdminData } from '../api/use-admin-data.js';
import { plural } from '../format/plural.js';
import { ItemTable } from './item-table.js';
import { RevisionSelect } from './revision-select.js';
import { TestChooser } from './test-chooser.js';
import classes from './statistics-screen.module.css';
import * as messages from '../messages/statistics.js';

/** A choice of mock tests, and the statistics of the chosen one. */
export function TestStatistics({ session }: { session: Session }) {
  const linkedTestId = new URLSearchParams(useLocation().search).get('testId') ?? '';
  const [testId, setTestId] = useState(linkedTestId);
  const { data, failure, reload } = useAdminData(session, ['exams'], (calls, signal) =>
    calls.exams({ signal }),
  );
  return (
    <>
      {failure ? (
        <FailureNotice title={messages.theExamsCouldNot} failure={failure} onRetry={reload} />
      ) : null}
      {!data && !failure ? <Skeleton shape="block" label={messages.loadingExams} /> : null}
      {data ? <TestChooser exams={data} testId={testId} onChoose={setTestId} /> : null}
      {testId ? <TestResults key={testId} session={session} testId={testId} /> : null}
      {data && !testId ? <p className={classes.soft}>{messages.chooseAMockTestToSee}</p> : null}
    </>
  );
}

function TestResults({ session, testId }: { session: Session; testId: string }) {
  const [revision, setRevision] = useState<string>();
  const { data, failure, isLoading, reload } = useAdminData(
    session,
    ['statistics', testId, revision],
    (calls, signal) => calls.statistics(testId, revision, { signal }),
  );
  return (
    <>
      <p role="status" className={classes.soft}>
        {data && !isLoading
          ? messages.submissionsSubmitted(plural(data.submissions, messages.testWas, messages.testsWere))
          : ''}
      </p>
      {failure ? (
        <FailureNotice title={messages.theStatisticsCouldNot} failure={failure} onRetry={reload} />
      ) : null}
      {!data && !failure ? <Skeleton shape="block" count={2} label={messages.loadingStatistics} /> : null}
      {data ? (
        <div className={classes.results} aria-busy={isLoading}>
          <RevisionSelect statistics={data} onChange={setRevision} />
          {data.questions.length === 0 ? (
            <p>{messages.thisTestHasNo}</p>
          ) : (
            <ItemTable items={data.questions} />
          )}
        </div>
      ) : null}
    </>
  );
}
