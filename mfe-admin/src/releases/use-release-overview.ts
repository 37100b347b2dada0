import { useCallback, useEffect, useRef, useState } from 'react';
import { useApi, type Session } from '@mockingbird/platform';
import type { ReleaseOverview } from '@mockingbird/contracts';
import { RELEASES_REFRESH_MS } from '../limits.js';
import { toFailure, type Failure } from '../api/failure.js';

export interface OverviewState {
  /** The latest overview. It stays visible during a refresh and after a failed one. */
  overview: ReleaseOverview | undefined;
  failure: Failure | undefined;
  reload: () => void;
}

/** Loads the release overview every few seconds while the page is visible. */
export function useReleaseOverview({ token }: Session): OverviewState {
  const api = useApi();
  const [state, setState] = useState<Omit<OverviewState, 'reload'>>({
    overview: undefined,
    failure: undefined,
  });
  const refreshNow = useRef<() => void>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = async () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') {
        try {
          const overview = await (await api.releaseAdmin(token)).overview({ signal: controller.signal });
          if (!controller.signal.aborted) setState({ overview, failure: undefined });
        } catch (error) {
          if (!controller.signal.aborted)
            setState(({ overview }) => ({ overview, failure: toFailure(error) }));
        }
      }
      clearTimeout(timer);
      if (!controller.signal.aborted) timer = setTimeout(() => void refresh(), RELEASES_REFRESH_MS);
    };
    refreshNow.current = () => void refresh();
    const onVisible = () => void refresh();
    document.addEventListener('visibilitychange', onVisible);
    void refresh();
    return () => {
      controller.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [api, token]);
  return { ...state, reload: useCallback(() => refreshNow.current?.(), []) };
}
