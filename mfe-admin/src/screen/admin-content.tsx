import type { Session } from '@mockingbird/platform';
import { Loading } from '../lazy-code/loading.js';
import { useLazyCode } from '../lazy-code/use-lazy-code.js';
import { adminContentCode } from './admin-content-code.js';

export interface AdminContentProps {
  /** The component that shows this screen's data. */
  name:
    | 'BinList'
    | 'ExamList'
    | 'HistoryList'
    | 'PeopleList'
    | 'Review'
    | 'Waiting'
    | 'ReleasesOverview'
    | 'ReportList'
    | 'RevisionList'
    | 'SearchMisses'
    | 'SiteFigures'
    | 'TestStatistics';
  session: Session;
}

/** Loads the code of a screen's content, and shows it with its own query cache. */
export function AdminContent({ name, session }: AdminContentProps) {
  const state = useLazyCode(adminContentCode);
  if (!state.code) return <Loading {...state} />;
  const { QueryCache, [name]: Content } = state.code;
  return (
    <QueryCache>
      <Content session={session} />
    </QueryCache>
  );
}
