import { useCallback, useEffect, useRef, useState } from 'react';
import { useApi, type AdminCalls, type Session } from '@mockingbird/platform';
import { failureOf, type Failure } from './failure.js';

export interface AdminData<Data> {
  /** What came last; it stays while something newer is fetched. */
  data: Data | undefined;
  failure: Failure | undefined;
  isLoading: boolean;
  reload: () => void;
}

type Load<Data> = (calls: AdminCalls, signal: AbortSignal) => Promise<Data>;
interface Loaded<Data> {
  key: string;
  data?: Data;
  failure?: Failure;
}

/**
 * Data that only admins may see, fetched in the browser with the admin's token.
 * @param load makes the calls
 * @param key what the data depend on: they are fetched anew when it changes
 */
export function useAdminData<Data>({ token }: Session, load: Load<Data>, key = ''): AdminData<Data> {
  const api = useApi();
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded<Data>>();
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  const wanted = `${attempt} ${key}`;
  useEffect(() => {
    const controller = new AbortController();
    const keep = (next: Omit<Loaded<Data>, 'key'>) => {
      if (controller.signal.aborted) return;
      setLoaded((before) => ({
        ...(before?.data === undefined ? {} : { data: before.data }),
        ...next,
        key: wanted,
      }));
    };
    api
      .admin(token)
      .then((calls) => latest.current(calls, controller.signal))
      .then(
        (data) => keep({ data }),
        (error: unknown) => keep({ failure: failureOf(error) }),
      );
    return () => controller.abort();
  }, [api, token, wanted]);
  const isLoading = loaded?.key !== wanted;
  return {
    data: loaded?.data,
    failure: isLoading ? undefined : loaded?.failure,
    isLoading,
    reload: useCallback(() => setAttempt((times) => times + 1), []),
  };
}
