import { useState } from 'react';
import { useApi, type Session } from '@mockingbird/platform';
import type { HistoryEntry, HistoryResponse } from '@mockingbird/contracts';
import { useAdminData } from '../api/use-admin-data.js';
import { toFailure, type Failure } from '../api/failure.js';

interface OlderPages {
  /** The first page when these entries were loaded. A newer first page may overlap with them. */
  firstPage: HistoryResponse | undefined;
  entries: HistoryEntry[];
  next: string | undefined;
  isLoading: boolean;
  failure?: Failure;
}

export interface History {
  entries: HistoryEntry[] | undefined;
  failure: Failure | undefined;
  reload: () => void;
  hasOlder: boolean;
  isLoadingOlder: boolean;
  /** Why older entries could not be loaded. */
  olderFailure: Failure | undefined;
  loadOlder: () => void;
}

/** The history, newest first. Older pages are loaded on request. */
export function useHistory(session: Session): History {
  const api = useApi();
  const { data, failure, reload } = useAdminData(session, (calls, signal) =>
    calls.history(undefined, { signal }),
  );
  const [olderPages, setOlderPages] = useState<OlderPages>();
  const older = olderPages?.firstPage === data ? olderPages : undefined;
  const next = older ? older.next : data?.meta.next;
  const loadOlder = async () => {
    if (older?.isLoading) return;
    const before = older?.entries ?? [];
    setOlderPages({ firstPage: data, entries: before, next, isLoading: true });
    try {
      const page = await (await api.admin(session.token)).history(next);
      setOlderPages({
        firstPage: data,
        entries: [...before, ...page.data],
        next: page.meta.next,
        isLoading: false,
      });
    } catch (error) {
      setOlderPages({ firstPage: data, entries: before, next, isLoading: false, failure: toFailure(error) });
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
