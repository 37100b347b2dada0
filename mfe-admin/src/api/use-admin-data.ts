import { useCallback, useEffect, useRef, useState } from 'react';
import { useApi, type AdminCalls, type Session } from '@mockingbird/platform';
import { toFailure, type Failure } from './failure.js';

export interface AdminData<Data> {
  /** The latest data. It stays visible during a reload. */
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
 * Loads data with the admin's token, in the browser only.
 * @param load makes the calls
 * @param key changes when the data must be loaded again
 */
export function useAdminData<Data>({ token }: Session, load: Load<Data>, key = ''): AdminData<Data> {
  const api = useApi();
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded<Data>>();
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  const requestKey = `${attempt} ${key}`;
  useEffect(() => {
    const controller = new AbortController();
    const store = (next: Omit<Loaded<Data>, 'key'>) => {
      if (controller.signal.aborted) return;
      setLoaded((before) => ({
        ...(before?.data === undefined ? {} : { data: before.data }),
        ...next,
        key: requestKey,
      }));
    };
    api
      .admin(token)
      .then((calls) => latest.current(calls, controller.signal))
      .then(
        (data) => store({ data }),
        (error: unknown) => store({ failure: toFailure(error) }),
      );
    return () => controller.abort();
  }, [api, token, requestKey]);
  const isLoading = loaded?.key !== requestKey;
  return {
    data: loaded?.data,
    failure: isLoading ? undefined : loaded?.failure,
    isLoading,
    reload: useCallback(() => setAttempt((times) => times + 1), []),
  };
}
