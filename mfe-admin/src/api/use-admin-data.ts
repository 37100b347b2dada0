import { useQuery } from '@tanstack/react-query';
import { useApi, type AdminCalls, type Api, type Session, type StaffCalls } from '@mockingbird/platform';
import { toFailure, type Failure } from './failure.js';
import { useLatest } from './use-latest.js';

export interface AdminData<Data> {
  /** The latest data. It stays visible during a reload. */
  data: Data | undefined;
  failure: Failure | undefined;
  isLoading: boolean;
  reload: () => void;
}

type Load<Calls, Data> = (calls: Calls, signal: AbortSignal) => Promise<Data>;

function useLoadedData<Data extends object, Calls>(
  { token }: Session,
  key: readonly unknown[],
  load: Load<Calls, Data>,
  connect: (api: Api, token: string) => Promise<Calls>,
): AdminData<Data> {
  const api = useApi();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...key, token],
    queryFn: async ({ signal }) => load(await connect(api, token), signal),
  });
  return {
    data: useLatest(data),
    failure: error && !isFetching ? toFailure(error) : undefined,
    isLoading: isFetching,
    reload: () => void refetch(),
  };
}

/**
 * Loads data with the admin's token, in the browser only.
 * @param key names the data; the data is loaded again when it changes
 * @param load makes the calls
 */
export const useAdminData = <Data extends object>(
  session: Session,
  key: readonly unknown[],
  load: Load<AdminCalls, Data>,
): AdminData<Data> => useLoadedData(session, key, load, (api, token) => api.admin(token));

/** Loads proposals, accounts and the audit log in the same way. */
export const useStaffData = <Data extends object>(
  session: Session,
  key: readonly unknown[],
  load: Load<StaffCalls, Data>,
): AdminData<Data> => useLoadedData(session, key, load, (api, token) => api.staff(token));
