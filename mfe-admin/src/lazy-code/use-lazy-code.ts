import { useEffect, useState } from 'react';
import type { Later } from './lazy-code.js';

export interface Arrival<Code> {
  /** The code, when it has come. */
  code: Code | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** Fetches code once the page works, and says how that goes. */
export function useLater<Code>(source: Later<Code>): Arrival<Code> {
  const [code, setCode] = useState(() => source.here());
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    source.load().then(
      (loaded) => {
        if (isWanted) setCode(() => loaded);
      },
      () => {
        if (isWanted) setFailedAttempt(attempt);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [source, attempt]);
  return {
    code,
    hasFailed: code === undefined && failedAttempt === attempt,
    retry: () => setAttempt(attempt + 1),
  };
}
