import { useApi, type CompositionPage, type Session } from '@mockingbird/platform';
import type { CompositionSummary } from '@mockingbird/contracts';
import { usePagedData, type PagedData } from '../../api/use-paged-data.js';

export interface CompositionsState extends Omit<PagedData<CompositionPage>, 'pages' | 'olderFailure'> {
  entries: CompositionSummary[] | undefined;
}

/** Loads the history of compositions. @param live number of the live composition */
export function useCompositions({ token }: Session, live: number): CompositionsState {
  const api = useApi();
  const { pages, failure, olderFailure, ...rest } = usePagedData({
    key: ['compositions', live, token],
    load: async (before: number | undefined, signal) =>
      (await api.releaseAdmin(token)).compositions(before, { signal }),
    getNextCursor: ({ meta }: CompositionPage) => meta.before,
  });
  return { ...rest, entries: pages?.flatMap(({ data }) => data), failure: failure ?? olderFailure };
}
