import { useEffect, useState } from 'react';
import { useApi, type Session } from '@mockingbird/platform';
import type { ReleaseChange } from '@mockingbird/contracts';
import { readAuthToken } from '../../api/auth-token.js';
import { toFailure, type Failure } from '../../api/failure.js';
import type { PlannedChange } from './planned-change.js';

/** MB-1007: another admin changed the composition in the meantime. */
const STALE = 'MB-1007';

export interface ChangePreviewState {
  /** Result of the dry run; undefined until it has loaded. */
  preview: ReleaseChange | undefined;
  failure: Failure | undefined;
  setFailure: (failure: Failure | undefined) => void;
}

/**
 * Runs a change as a dry run, and again when another composition goes live.
 * @param live number of the composition on the screen
 * @param confirmedAgain whether the admin confirmed a version that was rolled back automatically
 */
export function useChangePreview(
  change: PlannedChange,
  { session, live, confirmedAgain }: { session: Session | undefined; live: number; confirmedAgain: boolean },
): ChangePreviewState {
  const api = useApi();
  const [preview, setPreview] = useState<ReleaseChange>();
  const [failure, setFailure] = useState<Failure>();
  const token = readAuthToken(session);
  useEffect(() => {
    let isCurrent = true;
    api
      .releaseAdmin(token)
      .then((calls) =>
        change.send(calls, {
          why: '',
          dryRun: true,
          base: live,
          ...(confirmedAgain ? { again: true as const } : {}),
        }),
      )
      .then(
        (result) => {
          if (!isCurrent) return;
          setPreview(result);
          // The conflict stays visible beside the new preview.
          setFailure((before) => (before?.code === STALE ? before : undefined));
        },
        (error: unknown) => isCurrent && setFailure(toFailure(error)),
      );
    return () => {
      isCurrent = false;
    };
  }, [api, token, change, live, confirmedAgain]);
  return { preview, failure, setFailure };
}
