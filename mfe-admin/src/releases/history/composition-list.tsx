import { useState } from 'react';
import type { Session } from '@mockingbird/platform';
import { Button, Skeleton } from '@mockingbird/ui';
import { FailureNotice } from '../../screen/failure-notice.js';
import { Comparison } from './composition-comparison.js';
import { CompositionRow } from './composition-row.js';
import type { Plan } from '../change/plan-change.js';
import { useCompositions } from './use-compositions.js';
import classes from '../releases-overview.module.css';

export interface CompositionsProps {
  session: Session;
  /** Number of the live one: a newer one makes the list be fetched anew. */
  live: number;
  plan: Plan;
}

/** What was live when, by whom and why, latest first; with what changed, and the way back. */
export function Compositions({ session, live, plan }: CompositionsProps) {
  const { entries, failure, reload, hasOlder, isLoadingOlder, loadOlder } = useCompositions(session, live);
  const [compared, setCompared] = useState<{ from: number; to: number }>();
  return (
    <>
      {failure ? (
        <FailureNotice title="The history could not be loaded" failure={failure} onRetry={reload} />
      ) : null}
      {!entries && !failure ? <Skeleton shape="block" count={2} label="Loading the history" /> : null}
      <ol className={classes.list} role="list">
        {entries?.map((entry) => (
          <CompositionRow
            key={entry.number}
            entry={entry}
            isLive={entry.number === live}
            session={session}
            plan={plan}
          />
        ))}
      </ol>
      {hasOlder ? (
        <p>
          <Button variant="quiet" aria-disabled={isLoadingOlder || undefined} onClick={loadOlder}>
            {isLoadingOlder ? 'Loading...' : 'Show older compositions'}
          </Button>
        </p>
      ) : null}
      <Comparison live={live} session={session} compared={compared} onCompare={setCompared} />
    </>
  );
}
