import { useQuery } from '@tanstack/react-query';
import { useApi, type AdminCalls, type Session } from '@mockingbird/platform';
import { toFailure, type Failure } from './failure.js';
import { useLatest } from './use-latest.js';

export interface AdminData<Data> {
  /** The latest data. It stays visible during a reload. */
  data: Data | undefined;
  failure: Failure | undefined;
  isLoading: boolean;
  reload: () => void;
}

/**
 * Loads data with the admin's token, in the browser only.
 * @param key names the data; the data is loaded again when it changes
 * @param load makes the calls
 */
export function useAdminData<Data extends object>(
  { token }: Session,
  key: readonly unknown[],
  load: (calls: AdminCalls, signal: AbortSignal) => Promise<Data>,
): AdminData<Data> {
  const api = useApi();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...key, token],
    queryFn: async ({ signal }) => load(await api.admin(token), signal),
  });
  return {
    data: useLatest(data),
    failure: error && !isFetching ? toFailure(error) : undefined,
    isLoading: isFetching,
    reload: () => void refetch(),
  };
}
