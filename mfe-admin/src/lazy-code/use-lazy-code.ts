import type { LazyCode } from '@mockingbird/remote-kit';
import { useEffect, useState } from 'react';

export interface LazyCodeState<Code> {
  /** The code, once it has loaded. */
  code: Code | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** Loads code after the first render and reports success or failure. */
export function useLazyCode<Code>(source: LazyCode<Code>): LazyCodeState<Code> {
  const [code, setCode] = useState(() => source.getLoaded());
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  useEffect(() => {
    let isMounted = true;
    source.load().then(
      (loaded) => {
        if (isMounted) setCode(() => loaded);
      },
      () => {
        if (isMounted) setFailedAttempt(attempt);
      },
    );
    return () => {
      isMounted = false;
    };
  }, [source, attempt]);
  return {
    code,
    hasFailed: code === undefined && failedAttempt === attempt,
    retry: () => setAttempt(attempt + 1),
  };
}
