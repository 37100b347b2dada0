import { useCallback, useEffect, useState } from 'react';
import { useApi, type Session } from '@mockingbird/platform';
import type { CompositionSummary } from '@mockingbird/contracts';
import { failureOf, type Failure } from '../../api/failure.js';

interface Pages {
  /** The live composition that the first page was fetched under. */
  under: string;
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

/** The history of compositions. @param live number of the live one */
export function useCompositions({ token }: Session, live: number): CompositionsState {
  const api = useApi();
  const [pages, setPages] = useState<Pages>();
  const [failure, setFailure] = useState<Failure>();
  const [isLoadingOlder, setLoadingOlder] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const wanted = `${live} ${attempt}`;
  useEffect(() => {
    const controller = new AbortController();
    api
      .releaseAdmin(token)
      .then((calls) => calls.compositions(undefined, { signal: controller.signal }))
      .then(
        ({ data, meta }) => {
          if (controller.signal.aborted) return;
          setPages({ under: wanted, entries: data, before: meta.before });
          setFailure(undefined);
        },
        (error: unknown) => {
          if (!controller.signal.aborted) setFailure(failureOf(error));
        },
      );
    return () => controller.abort();
  }, [api, token, wanted]);
  const loadOlder = async () => {
    if (isLoadingOlder || pages?.before === undefined) return;
    setLoadingOlder(true);
    try {
      const { data, meta } = await (await api.releaseAdmin(token)).compositions(pages.before);
      setPages((now) =>
        now?.under === pages.under
          ? { ...now, entries: [...now.entries, ...data], before: meta.before }
          : now,
      );
      setFailure(undefined);
    } catch (error) {
      setFailure(failureOf(error));
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
