import { useApi } from '@mockingbird/platform';
import { useEffect, useState } from 'react';
import { loadPool, type Pool } from '../load-pool.js';

export interface PoolState {
  /** Undefined while it loads, after a failure, and without any exam. */
  pool: Pool | undefined;
  hasFailed: boolean;
  retry: () => void;
}

interface Loaded {
  /** The exams and the try that this is the result of. */
  of: string;
  pool?: Pool;
}

/** Loads the questions of the chosen exams. @param exams keys */
export function usePool(exams: readonly string[]): PoolState {
  const api = useApi();
  const [tries, setTries] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>();
  const names = exams.join(' ');
  const of = `${tries} ${names}`;
  useEffect(() => {
    if (names === '') return undefined;
    const abort = new AbortController();
    loadPool(names.split(' '), { api, signal: abort.signal }).then(
      (pool) => setLoaded({ of, pool }),
      () => {
        if (!abort.signal.aborted) setLoaded({ of });
      },
    );
    return () => abort.abort();
  }, [api, names, of]);
  const current = loaded?.of === of ? loaded : undefined;
  return {
    pool: current?.pool,
    hasFailed: current !== undefined && !current.pool,
    retry: () => setTries((count) => count + 1),
  };
}
