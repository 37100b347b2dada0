import type { OwnTestOffer } from '@mockingbird/contracts';
import { useApi } from '@mockingbird/platform';
import { useEffect, useState } from 'react';

export interface OfferState {
  /** Undefined while it loads, after a failure, and without any exam. */
  offer: OwnTestOffer | undefined;
  hasFailed: boolean;
  retry: () => void;
}

interface Loaded {
  /** The exams and the try that this is the result of. */
  of: string;
  offer?: OwnTestOffer;
}

/** Loads what the chosen exams offer. @param exams keys */
export function useOffer(exams: readonly string[]): OfferState {
  const api = useApi();
  const [tries, setTries] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>();
  const names = exams.join(' ');
  const of = `${tries} ${names}`;
  useEffect(() => {
    if (names === '') return undefined;
    const abort = new AbortController();
    api
      .ownTests()
      .then((calls) => calls.offer(names.split(' '), { signal: abort.signal }))
      .then(
        (offer) => setLoaded({ of, offer }),
        () => {
          if (!abort.signal.aborted) setLoaded({ of });
        },
      );
    return () => abort.abort();
  }, [api, names, of]);
  const current = loaded?.of === of ? loaded : undefined;
  return {
    offer: current?.offer,
    hasFailed: current !== undefined && !current.offer,
    retry: () => setTries((count) => count + 1),
  };
}
