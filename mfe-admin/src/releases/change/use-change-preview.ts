import { useEffect, useState } from 'react';
import { useApi, type Session } from '@mockingbird/platform';
import type { ReleaseChange } from '@mockingbird/contracts';
import { tokenToSend } from '../../api/auth-token.js';
import { failureOf, type Failure } from '../../api/failure.js';
import type { PlannedChange } from './planned-change.js';

/** Somebody else changed the same part of the site meanwhile. */
const STALE = 'MB-1007';

export interface TriedChange {
  /** What the dry run would make; undefined until it is there. */
  tried: ReleaseChange | undefined;
  failure: Failure | undefined;
  setFailure: (failure: Failure | undefined) => void;
}

/**
 * Tries a change in a dry run, anew whenever another composition is live.
 * @param live number of the composition that the admin looks at
 * @param again whether the admin confirmed a version that was rolled back automatically
 */
export function useTriedChange(
  change: PlannedChange,
  { session, live, again }: { session: Session | undefined; live: number; again: boolean },
): TriedChange {
  const api = useApi();
  const [tried, setTried] = useState<ReleaseChange>();
  const [failure, setFailure] = useState<Failure>();
  const token = tokenToSend(session);
  useEffect(() => {
    let isWanted = true;
    api
      .releaseAdmin(token)
      .then((calls) =>
        change.ask(calls, { why: '', dryRun: true, base: live, ...(again ? { again: true as const } : {}) }),
      )
      .then(
        (result) => {
          if (!isWanted) return;
          setTried(result);
          // What changed meanwhile stays to be read beside the new preview.
          setFailure((before) => (before?.code === STALE ? before : undefined));
        },
        (error: unknown) => isWanted && setFailure(failureOf(error)),
      );
    return () => {
      isWanted = false;
    };
  }, [api, token, change, live, again]);
  return { tried, failure, setFailure };
}
