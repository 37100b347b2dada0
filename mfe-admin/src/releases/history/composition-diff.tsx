import { useQuery } from '@tanstack/react-query';
import { useApi, type Session } from '@mockingbird/platform';
import type { CompositionDiff } from '@mockingbird/contracts';
import { Skeleton } from '@mockingbird/ui';
import { FailureNotice } from '../../screen/failure-notice.js';
import { toFailure } from '../../api/failure.js';
import classes from '../releases-overview.module.css';
import * as messages from '../../messages/releases/history.js';

type Change = CompositionDiff['changes'][number];

const WORDS: Record<Change['what'], string> = {
  added: 'added',
  removed: 'removed',
  version: 'version',
  'canary-started': messages.canaryStarted,
  'canary-changed': messages.canaryChanged,
  'canary-ended': messages.canaryEnded,
};

const fromTo = ({ before, after }: Change): string => [before, after].filter(Boolean).join(' → ');

export interface DifferenceProps {
  session: Session;
  from: number;
  to: number;
}

/** Lists the differences between two compositions, by remote. */
export function Difference({ session: { token }, from, to }: DifferenceProps) {
  const api = useApi();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['composition-diff', from, to, token],
    queryFn: async ({ signal }) => (await api.releaseAdmin(token)).diff(from, to, { signal }),
    // Compositions are immutable, and so are their differences.
    staleTime: Infinity,
  });
  if (isFetching) return <Skeleton shape="block" label={messages.loadingWhatChanged} />;
  if (error) {
    return (
      <FailureNotice
        title={messages.whatChangedCouldNot}
        failure={toFailure(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data || data.changes.length === 0) return <p>{messages.noDifferences}</p>;
  return (
    <ul className={classes.consequences} aria-label={messages.fromComposition(from, to)}>
      {data.changes.map((change) => (
        <li key={`${change.name} ${change.what}`}>
          <strong>{change.name}</strong> {WORDS[change.what]}
          {fromTo(change) ? `: ${fromTo(change)}` : ''}
          {change.routesAdded.length > 0 ? messages.newAddresses(change.routesAdded.join(', ')) : ''}
          {change.routesRemoved.length > 0 ? messages.removedAddresses(change.routesRemoved.join(', ')) : ''}
        </li>
      ))}
    </ul>
  );
}
