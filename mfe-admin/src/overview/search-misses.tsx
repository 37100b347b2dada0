import type { AdminCalls, Session } from '@mockingbird/platform';
import { Skeleton } from '@mockingbird/ui';
import { FailureNotice } from '../screen/failure-notice.js';
import { useAdminData } from '../api/use-admin-data.js';
import { searchPath } from '../paths.js';
import classes from './overview-screen.module.css';
import * as messages from '../messages/overview.js';

const loadSearches = (calls: AdminCalls, signal: AbortSignal) => calls.searches({ signal });

/** What visitors searched for without finding an exam. Each one leads to the search, which shows what it finds now. */
export function SearchMisses({ session }: { session: Session }) {
  const { data: searches, failure, reload } = useAdminData(session, ['searches'], loadSearches);
  if (failure) {
    return <FailureNotice title={messages.searchesNotLoaded} failure={failure} onRetry={reload} />;
  }
  if (!searches) return <Skeleton shape="block" label={messages.loadingSearches} />;
  const { data, meta } = searches;
  if (data.length === 0) return <p>{messages.noSearchMisses(meta.days)}</p>;
  return (
    <>
      <p>{messages.searchMissesLead(meta.days)}</p>
      <ol role="list" className={classes.searches}>
        {data.map(({ keyword, count }) => (
          <li key={keyword}>
            <a href={searchPath(keyword)}>{keyword}</a> <span>{messages.searches(count)}</span>
          </li>
        ))}
      </ol>
      {meta.others > 0 ? <p>{messages.otherSearches(messages.searches(meta.others))}</p> : null}
    </>
  );
}
