import { useApi, type Session } from '@mockingbird/platform';
import type { HistoryEntry, HistoryResponse } from '@mockingbird/contracts';
import { usePagedData, type PagedData } from '../api/use-paged-data.js';

export interface History extends Omit<PagedData<HistoryResponse>, 'pages'> {
  entries: HistoryEntry[] | undefined;
}

/** The history, newest first. Older pages are loaded on request. */
export function useHistory({ token }: Session): History {
  const api = useApi();
  const { pages, ...rest } = usePagedData({
    key: ['history', token],
    load: async (next: string | undefined, signal) => (await api.admin(token)).history(next, { signal }),
    getNextCursor: ({ meta }: HistoryResponse) => meta.next,
  });
  return { ...rest, entries: pages?.flatMap(({ data }) => data) };
}
