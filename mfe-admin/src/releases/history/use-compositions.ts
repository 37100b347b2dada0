import { useCallback, useEffect, useState } from 'react';
import { useApi, type Session } from '@mockingbird/platform';
import type { CompositionSummary } from '@mockingbird/contracts';
import { toFailure, type Failure } from '../../api/failure.js';

interface Pagination {
  /** The live composition and the attempt that loaded the first page. */
  requestKey: string;
  entries: CompositionSummary[];
  before: number | undefined;
}

export interface CompositionsState {
  entries: CompositionSummary[] | undefined;
  failure: Failure | undefined;
  reload: () => void;
  hasOlder: boolean;
  isLoadingOlder: boolean;
  loadOlder: () => void;
}

/** Loads the history of compositions. @param live number of the live composition */
export function useCompositions({ token }: Session, live: number): CompositionsState {
  const api = useApi();
  const [pages, setPages] = useState<Pagination>();
  const [failure, setFailure] = useState<Failure>();
  const [isLoadingOlder, setLoadingOlder] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const requestKey = `${live} ${attempt}`;
  useEffect(() => {
    const controller = new AbortController();
    api
      .releaseAdmin(token)
      .then((calls) => calls.compositions(undefined, { signal: controller.signal }))
      .then(
        ({ data, meta }) => {
          if (controller.signal.aborted) return;
          setPages({ requestKey, entries: data, before: meta.before });
          setFailure(undefined);
        },
        (error: unknown) => {
          if (!controller.signal.aborted) setFailure(toFailure(error));
        },
      );
    return () => controller.abort();
  }, [api, token, requestKey]);
  const loadOlder = async () => {
    if (isLoadingOlder || pages?.before === undefined) return;
    setLoadingOlder(true);
    try {
      const { data, meta } = await (await api.releaseAdmin(token)).compositions(pages.before);
      setPages((now) =>
        now?.requestKey === pages.requestKey
          ? { ...now, entries: [...now.entries, ...data], before: meta.before }
          : now,
      );
      setFailure(undefined);
    } catch (error) {
      setFailure(toFailure(error));
    } finally {
      setLoadingOlder(false);
    }
  };
  return {
    entries: pages?.entries,
    failure,
    reload: useCallback(() => setAttempt((times) => times + 1), []),
    hasOlder: pages?.before !== undefined,
    isLoadingOlder,
    loadOlder: () => void loadOlder(),
  };
}
