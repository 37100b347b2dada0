import type { QuestionsDifference } from '@mockingbird/contracts';
import { useApi, type Session } from '@mockingbird/platform';
import { Skeleton } from '@mockingbird/ui';
import { usePagedData } from '../api/use-paged-data.js';
import { differenceCode } from '../history/difference/difference-code.js';
import { Loading } from '../lazy-code/loading.js';
import { useLazyCode } from '../lazy-code/use-lazy-code.js';
import { FailureNotice } from '../screen/failure-notice.js';
import * as messages from '../messages/revisions.js';

export interface RevisionDifferenceProps {
  testId: string;
  before: string;
  after: string;
  session: Session;
}

/** Loads and shows the difference between two stored versions. */
export function RevisionDifference({ testId, before, after, session: { token } }: RevisionDifferenceProps) {
  const api = useApi();
  const state = useLazyCode(differenceCode);
  const { pages, failure, reload, hasOlder, olderFailure, loadOlder, isLoadingOlder } = usePagedData({
    key: ['compare', testId, before, after, token],
    load: async (from: number | undefined, signal) =>
      (await api.admin(token)).compareRevisions({ testId, before, after }, from, { signal }),
    getNextCursor: ({ next }: QuestionsDifference) => next,
  });
  if (failure) {
    return <FailureNotice title={messages.theDifferenceCouldNot} failure={failure} onRetry={reload} />;
  }
  if (!state.code) return <Loading {...state} />;
  if (!pages) return <Skeleton shape="block" label={messages.loadingTheDifference} />;
  const { QuestionDifferences } = state.code;
  return (
    <>
      <QuestionDifferences
        pages={pages}
        onMore={hasOlder ? loadOlder : undefined}
        isLoadingMore={isLoadingOlder}
      />
      {olderFailure ? (
        <FailureNotice title={messages.theDifferenceCouldNot} failure={olderFailure} onRetry={loadOlder} />
      ) : null}
    </>
  );
}
