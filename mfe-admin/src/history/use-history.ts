import { useState } from 'react';
import { useApi, type Session } from '@mockingbird/platform';
import type { HistoryEntry, HistoryResponse } from '@mockingbird/contracts';
import { useAdminData } from '../api/use-admin-data.js';
import { failureOf, type Failure } from '../api/failure.js';

interface Older {
  /** The newest page that they stand behind: one that was loaded anew may overlap with them. */
  behind: HistoryResponse | undefined;
  entries: HistoryEntry[];
  next: string | undefined;
  isLoading: boolean;
  failure?: Failure;
}

export interface History {
  entries: HistoryEntry[] | undefined;
  failure: Failure | undefined;
  /** Loads the newest page again. */
  reload: () => void;
  hasOlder: boolean;
  isLoadingOlder: boolean;
  /** Why the older ones did not come. */
  olderFailure: Failure | undefined;
  loadOlder: () => void;
}

/** The history, newest first, with older pages behind it as they are asked for. */
export function useHistory(session: Session): History {
  const api = useApi();
  const { data, failure, reload } = useAdminData(session, (calls, signal) =>
    calls.history(undefined, { signal }),
  );
  const [kept, setOlder] = useState<Older>();
  const older = kept?.behind === data ? kept : undefined;
  const next = older ? older.next : data?.meta.next;
  const loadOlder = async () => {
    if (older?.isLoading) return;
    const before = older?.entries ?? [];
    setOlder({ behind: data, entries: before, next, isLoading: true });
    try {
      const page = await (await api.admin(session.token)).history(next);
      setOlder({ behind: data, entries: [...before, ...page.data], next: page.meta.next, isLoading: false });
    } catch (error) {
      setOlder({ behind: data, entries: before, next, isLoading: false, failure: failureOf(error) });
    }
  };
  return {
    entries: data && [...data.data, ...(older?.entries ?? [])],
    failure,
    reload,
    hasOlder: next !== undefined,
    isLoadingOlder: older?.isLoading ?? false,
    olderFailure: older?.failure,
    loadOlder: () => void loadOlder(),
  };
}
