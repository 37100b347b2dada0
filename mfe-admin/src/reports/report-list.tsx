import { useState } from 'react';
import type { AdminExam, ReportListResponse } from '@mockingbird/contracts';
import type { Session } from '@mockingbird/platform';
import { Skeleton } from '@mockingbird/ui';
import { useLocation } from 'react-router-dom';
import { FailureNotice } from '../screen/failure-notice.js';
import { StatusLine } from '../screen/status-line.js';
import { useAdminData } from '../api/use-admin-data.js';
import { findExamOfTest } from '../exams/find-exam-of-test.js';
import { plural } from '../format/plural.js';
import { Pagination } from '../screen/parts/pagination.js';
import { REASON_LABELS } from './reason-labels.js';
import { ReportEntry } from './report-entry.js';
import { ReportFilter, type ReportQuery } from './report-filter.js';
import { testOptions } from './test-options.js';
import classes from './reports-screen.module.css';
import * as messages from '../messages/reports/screen.js';

/** The reports that match a filter, page by page. */
export function ReportList({ session }: { session: Session }) {
  const linkedTestId = new URLSearchParams(useLocation().search).get('testId') ?? '';
  const [query, setQuery] = useState<ReportQuery>({ state: 'open', testId: linkedTestId, page: 1 });
  const [message, setMessage] = useState('');
  const { state, testId, page } = query;
  const { data, failure, isLoading, reload } = useAdminData(session, ['reports', query], (calls, signal) =>
    calls.reports({ state, testId, page: String(page) }, { signal }),
  );
  // The list works without the exams: only the choice of tests and the links to students' pages are missing.
  const exams = useAdminData(session, ['exams'], (calls, signal) => calls.exams({ signal })).data ?? [];
  const change = (next: ReportQuery) => {
    setMessage('');
    setQuery(next);
  };
  return (
    <>
      <ReportFilter query={query} tests={testOptions(exams, testId)} onChange={change} />
      <StatusLine message={message} refocusKey={data} className={classes.soft}>
        {message} {data && !isLoading ? describeTotal(data, state) : ''}
      </StatusLine>
      {failure ? (
        <FailureNotice title={messages.theReportsCouldNot} failure={failure} onRetry={reload} />
      ) : null}
      {!data && !failure ? <Skeleton shape="block" count={3} label={messages.loadingReports} /> : null}
      {data && !failure ? (
        <List
          list={data}
          exams={exams}
          session={session}
          isLoading={isLoading}
          onPage={(next) => change({ ...query, page: next })}
          onResolved={(text) => {
            setMessage(text);
            reload();
          }}
        />
      ) : null}
    </>
  );
}

const describeTotal = ({ meta }: ReportListResponse, state: string): string =>
  meta.total === 0 ? messages.noReport(state) : `${plural(meta.total, messages.stateReport(state))}.`;

interface ListProps {
  list: ReportListResponse;
  exams: readonly AdminExam[];
  session: Session;
  /** Another page is loading. */
  isLoading: boolean;
  onPage: (page: number) => void;
  onResolved: (message: string) => void;
}

function List({ list, exams, session, isLoading, onPage, onResolved }: ListProps) {
  const { data, meta } = list;
  const reasons = Object.entries(REASON_LABELS).flatMap(([reason, words]) => {
    // The cast is safe: the keys of REASON_LABELS are the reasons.
    const count = meta.reasons[reason as keyof typeof REASON_LABELS];
    return count === undefined ? [] : [{ words, count }];
  });
  return (
    <div className={classes.results} aria-busy={isLoading}>
      {reasons.length > 0 ? (
        <ul className={classes.reasons} aria-label={messages.howOftenEachReason}>
          {reasons.map(({ words, count }) => (
            <li key={words}>
              {words}: <strong>{count}</strong>
            </li>
          ))}
        </ul>
      ) : null}
      <ol className={classes.list}>
        {data.map((report) => (
          <ReportEntry
            key={report.id}
            report={report}
            examId={findExamOfTest(exams, report.testId)?.examId}
            session={session}
            onResolved={onResolved}
          />
        ))}
      </ol>
      <Pagination page={meta.page} pages={meta.pages} onPage={onPage} />
    </div>
  );
}
