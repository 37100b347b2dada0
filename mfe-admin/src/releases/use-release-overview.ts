import { useCallback, useEffect, useRef, useState } from 'react';
import { useApi, type Session } from '@mockingbird/platform';
import type { ReleaseOverview } from '@mockingbird/contracts';
import { RELEASES_REFRESH_MS } from '../limits.js';
import { failureOf, type Failure } from '../api/failure.js';

export interface OverviewState {
  /** What came last; it stays while something newer is fetched, and when that fails. */
  overview: ReleaseOverview | undefined;
  failure: Failure | undefined;
  reload: () => void;
}

/** How releases fare, looked at again every few seconds while somebody can see it. */
export function useReleaseOverview({ token }: Session): OverviewState {
  const api = useApi();
  const [state, setState] = useState<Omit<OverviewState, 'reload'>>({
    overview: undefined,
    failure: undefined,
  });
  const look = useRef<() => void>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const once = async () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') {
        try {
          const overview = await (await api.releaseAdmin(token)).overview({ signal: controller.signal });
          if (!controller.signal.aborted) setState({ overview, failure: undefined });
        } catch (error) {
          if (!controller.signal.aborted)
            setState(({ overview }) => ({ overview, failure: failureOf(error) }));
        }
      }
      clearTimeout(timer);
      if (!controller.signal.aborted) timer = setTimeout(() => void once(), RELEASES_REFRESH_MS);
    };
    look.current = () => void once();
    const seen = () => void once();
    document.addEventListener('visibilitychange', seen);
    void once();
    return () => {
      controller.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [api, token]);
  return { ...state, reload: useCallback(() => look.current?.(), []) };
}
