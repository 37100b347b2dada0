import { useQuery } from '@tanstack/react-query';
import { useApi, type Session, type StaffCalls } from '@mockingbird/platform';
import { toFailure } from './failure.js';
import type { AdminData } from './use-admin-data.js';
import { useLatest } from './use-latest.js';

/**
 * Loads proposals, accounts and the audit log with the person's token, in the browser only.
 * @param key names the data; the data is loaded again when it changes
 */
export function useStaffData<Data extends object>(
  { token }: Session,
  key: readonly unknown[],
  load: (calls: StaffCalls, signal: AbortSignal) => Promise<Data>,
): AdminData<Data> {
  const api = useApi();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...key, token],
    queryFn: async ({ signal }) => load(await api.staff(token), signal),
  });
  return {
    data: useLatest(data),
    failure: error && !isFetching ? toFailure(error) : undefined,
    isLoading: isFetching,
    reload: () => void refetch(),
  };
}
