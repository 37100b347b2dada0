import { useState } from 'react';
import type { Session } from '@mockingbird/platform';
import type { TestStatistics as Statistics } from '@mockingbird/contracts';
import { downloadText } from '@mockingbird/remote-kit/browser';
import { Button, Skeleton } from '@mockingbird/ui';
import { useLocation } from 'react-router-dom';
import { FailureNotice } from '../screen/failure-notice.js';
import { useAdminData } from '../api/use-admin-data.js';
import { toCsv } from '../format/csv.js';
import { plural } from '../format/plural.js';
import { ItemTable } from './item-table.js';
import { RevisionSelect } from './revision-select.js';
import { statisticsRows } from './statistics-rows.js';
import { SuspiciousQuestions } from './suspicious-questions.js';
import { TestFigures } from './test-figures.js';
import { TestChooser } from '../screen/parts/test-chooser.js';
import classes from './statistics-screen.module.css';
import * as messages from '../messages/statistics/screen.js';

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
      {testId ? null : <SuspiciousQuestions session={session} />}
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
            <>
              <TestFigures figures={data.test} />
              <DownloadCsv statistics={data} />
              <ItemTable items={data.questions} />
            </>
          )}
        </div>
      ) : null}
    </>
  );
}

/** Saves the statistics as a file for spreadsheets. */
function DownloadCsv({ statistics }: { statistics: Statistics }) {
  const [message, setMessage] = useState('');
  const fileName = `${statistics.testId}-statistics.csv`;
  const download = () => {
    downloadText(toCsv(statisticsRows(statistics)), fileName, 'text/csv');
    setMessage(messages.csvSaved(fileName));
  };
  return (
    <p className={classes.download}>
      <Button variant="quiet" onClick={download}>
        {messages.downloadCsv}
      </Button>
      <span role="status">{message}</span>
    </p>
  );
}
