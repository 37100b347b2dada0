import type { AdminCalls, Session } from '@mockingbird/platform';
import { FactList, Skeleton } from '@mockingbird/ui';
import { FailureNotice } from '../screen/failure-notice.js';
import { useAdminData } from '../api/use-admin-data.js';
import * as messages from '../messages/overview.js';

interface Figures {
  exams: number;
  tests: number;
  hidden: number;
  reports: number;
}

async function loadFigures(calls: AdminCalls, signal: AbortSignal): Promise<Figures> {
  const [exams, reports] = await Promise.all([calls.exams({ signal }), calls.reports({}, { signal })]);
  const tests = exams.flatMap((exam) => exam.tests);
  const hidden = [...exams, ...tests].filter((each) => each.hidden).length;
  return { exams: exams.length, tests: tests.length, hidden, reports: reports.meta.total };
}

/** How many exams, tests and open reports the site has. */
export function SiteFigures({ session }: { session: Session }) {
  const { data, failure, reload } = useAdminData(session, ['figures'], loadFigures);
  if (failure)
    return <FailureNotice title={messages.theFiguresCouldNot} failure={failure} onRetry={reload} />;
  return data ? <FactList items={listFacts(data)} /> : <Skeleton shape="card" label={messages.loading} />;
}

const listFacts = ({ exams, tests, hidden, reports }: Figures) => [
  { term: messages.exams, value: exams },
  { term: messages.mockTests, value: tests },
  { term: messages.hiddenFromStudents, value: hidden },
  { term: messages.openReports, value: reports },
];
