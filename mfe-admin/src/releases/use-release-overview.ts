import { useQuery } from '@tanstack/react-query';
import { useApi, type Session } from '@mockingbird/platform';
import type { ReleaseOverview } from '@mockingbird/contracts';
import { RELEASES_REFRESH_MS } from '../limits.js';
import { toFailure, type Failure } from '../api/failure.js';
import { useLatest } from '../api/use-latest.js';

export interface OverviewState {
  /** The latest overview. It stays visible during a refresh and after a failed one. */
  overview: ReleaseOverview | undefined;
  failure: Failure | undefined;
  reload: () => void;
}

/** Loads the release overview every few seconds while the page is visible. */
export function useReleaseOverview({ token }: Session): OverviewState {
  const api = useApi();
  const { data, error, isSuccess, refetch } = useQuery({
    queryKey: ['releases', token],
    queryFn: async ({ signal }) => (await api.releaseAdmin(token)).overview({ signal }),
    refetchInterval: RELEASES_REFRESH_MS,
    refetchOnWindowFocus: true,
  });
  // A failure stays visible during the next refresh. Otherwise it would flicker every few seconds.
  const latestError = useLatest(error ?? undefined);
  return {
    overview: useLatest(data),
    failure: latestError && !isSuccess ? toFailure(latestError) : undefined,
    reload: () => void refetch(),
  };
}
