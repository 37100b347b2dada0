import { useInfiniteQuery, useQueryClient, type InfiniteData, type QueryKey } from '@tanstack/react-query';
import { toFailure, type Failure } from './failure.js';
import { useLatest } from './use-latest.js';

interface PagedQuery<Page, Cursor> {
  /** Names the list; its first page is loaded again when it changes. */
  key: QueryKey;
  /** @param cursor undefined for the first page */
  load: (cursor: Cursor | undefined, signal: AbortSignal) => Promise<Page>;
  /** @returns undefined on the last page */
  getNextCursor: (page: Page) => Cursor | undefined;
}

export interface PagedData<Page> {
  /** The latest pages, newest entries first. They stay visible during a reload. */
  pages: Page[] | undefined;
  failure: Failure | undefined;
  /** Loads the first page again; older pages disappear. */
  reload: () => void;
  hasOlder: boolean;
  isLoadingOlder: boolean;
  /** Why older entries could not be loaded. */
  olderFailure: Failure | undefined;
  loadOlder: () => void;
}

/** Loads the first page of a list, and older pages on request. */
export function usePagedData<Page, Cursor>({
  key,
  load,
  getNextCursor,
}: PagedQuery<Page, Cursor>): PagedData<Page> {
  const client = useQueryClient();
  const query = useInfiniteQuery<Page, Error, InfiniteData<Page>, QueryKey, unknown>({
    queryKey: key,
    // The cast is safe: a parameter is undefined at first, and then a result of `getNextCursor`.
    queryFn: ({ pageParam, signal }) => load(pageParam as Cursor | undefined, signal),
    initialPageParam: undefined,
    getNextPageParam: getNextCursor,
  });
  const pages = useLatest(query.data)?.pages;
  const lastPage = pages?.at(-1);
  const failure = query.error && !query.isFetching ? toFailure(query.error) : undefined;
  return {
    pages,
    failure: query.isFetchNextPageError ? undefined : failure,
    reload: () => void client.resetQueries({ queryKey: key }),
    hasOlder: lastPage !== undefined && getNextCursor(lastPage) !== undefined,
    isLoadingOlder: query.isFetchingNextPage,
    olderFailure: query.isFetchNextPageError ? failure : undefined,
    // A second press must not start the request again.
    loadOlder: () => void query.fetchNextPage({ cancelRefetch: false }),
  };
}
