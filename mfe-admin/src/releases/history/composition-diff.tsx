import { useEffect, useState } from 'react';
import { useApi, type Session } from '@mockingbird/platform';
import type { CompositionDiff } from '@mockingbird/contracts';
import { Skeleton } from '@mockingbird/ui';
import { FailureNotice } from '../../screen/failure-notice.js';
import { toFailure, type Failure } from '../../api/failure.js';
import classes from '../releases-overview.module.css';

type Change = CompositionDiff['changes'][number];

const WORDS: Record<Change['what'], string> = {
  added: 'added',
  removed: 'removed',
  version: 'version',
  'canary-started': 'canary started',
  'canary-changed': 'canary changed',
  'canary-ended': 'canary ended',
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
  const [state, setState] = useState<{ key: string; diff?: CompositionDiff; failure?: Failure }>();
  const [attempt, setAttempt] = useState(0);
  const key = `${from} ${to} ${attempt}`;
  useEffect(() => {
    const controller = new AbortController();
    api
      .releaseAdmin(token)
      .then((calls) => calls.diff(from, to, { signal: controller.signal }))
      .then(
        (diff) => !controller.signal.aborted && setState({ key, diff }),
        (error: unknown) => !controller.signal.aborted && setState({ key, failure: toFailure(error) }),
      );
    return () => controller.abort();
  }, [api, token, from, to, key]);
  if (state?.key !== key) return <Skeleton shape="block" label="Loading what changed" />;
  const { diff, failure } = state;
  if (failure) {
    return (
      <FailureNotice
        title="What changed could not be loaded"
        failure={failure}
        onRetry={() => setAttempt(attempt + 1)}
      />
    );
  }
  if (!diff || diff.changes.length === 0) return <p>No differences.</p>;
  return (
    <ul className={classes.consequences} aria-label={`From composition ${from} to ${to}`}>
      {diff.changes.map((change) => (
        <li key={`${change.name} ${change.what}`}>
          <strong>{change.name}</strong> {WORDS[change.what]}
          {fromTo(change) ? `: ${fromTo(change)}` : ''}
          {change.routesAdded.length > 0 ? ` (new addresses: ${change.routesAdded.join(', ')})` : ''}
          {change.routesRemoved.length > 0 ? ` (removed addresses: ${change.routesRemoved.join(', ')})` : ''}
        </li>
      ))}
    </ul>
  );
}
