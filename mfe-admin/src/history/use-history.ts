import { useApi, type Session } from '@mockingbird/platform';
import type { AuditLog, HistoryItem } from '@mockingbird/contracts';
import { toQuery, type HistoryFilter } from './filter-query.js';
import { usePagedData, type PagedData } from '../api/use-paged-data.js';

export interface History extends Omit<PagedData<AuditLog>, 'pages'> {
  entries: HistoryItem[] | undefined;
  /** Number of changes that came with the product. */
  seeded: number;
}

/** The history that matches a filter, newest first. Older pages are loaded on request. */
export function useHistory({ token }: Session, filter: HistoryFilter): History {
  const api = useApi();
  const { pages, ...rest } = usePagedData({
    key: ['history', filter, token],
    load: async (before: string | undefined, signal) =>
      (await api.staff(token)).auditLog({ ...toQuery(filter), before }, { signal }),
    getNextCursor: ({ meta }: AuditLog) => meta.next,
  });
  return {
    ...rest,
    entries: pages?.flatMap(({ data }) => data),
    seeded: pages?.[0]?.meta.seeded ?? 0,
  };
}
