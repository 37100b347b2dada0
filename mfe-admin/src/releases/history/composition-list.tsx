import { useState } from 'react';
import type { Session } from '@mockingbird/platform';
import { Button, Skeleton } from '@mockingbird/ui';
import { FailureNotice } from '../../screen/failure-notice.js';
import { CompositionComparison } from './composition-comparison.js';
import { CompositionRow } from './composition-row.js';
import type { PlanChange } from '../change/plan-change.js';
import { useCompositions } from './use-compositions.js';
import classes from '../releases-overview.module.css';
import * as messages from '../../messages/releases/history.js';

export interface CompositionListProps {
  session: Session;
  /** Number of the live composition. A newer one reloads the list. */
  live: number;
  planChange: PlanChange;
}

/** The history of compositions, newest first. */
export function CompositionList({ session, live, planChange }: CompositionListProps) {
  const { entries, failure, reload, hasOlder, isLoadingOlder, loadOlder } = useCompositions(session, live);
  const [compared, setCompared] = useState<{ from: number; to: number }>();
  return (
    <>
      {failure ? (
        <FailureNotice title={messages.theHistoryCouldNot} failure={failure} onRetry={reload} />
      ) : null}
      {!entries && !failure ? <Skeleton shape="block" count={2} label={messages.loadingTheHistory} /> : null}
      <ol className={classes.list} role="list">
        {entries?.map((entry) => (
          <CompositionRow
            key={entry.number}
            entry={entry}
            live={live}
            session={session}
            planChange={planChange}
          />
        ))}
      </ol>
      {hasOlder ? (
        <p>
          <Button variant="quiet" aria-disabled={isLoadingOlder || undefined} onClick={loadOlder}>
            {isLoadingOlder ? 'Loading...' : messages.showOlderCompositions}
          </Button>
        </p>
      ) : null}
      <CompositionComparison live={live} session={session} compared={compared} onCompare={setCompared} />
    </>
  );
}
