import type { LazyCode } from '@mockingbird/remote-kit';
import { useEffect, useRef, useState } from 'react';

export type LoadStatus = 'idle' | 'loading' | 'failed';

export interface LazyCodeState<Code> {
  /** Result of the last `run`. */
  status: LoadStatus;
  /** Loads the code if needed, then calls the function with it. */
  run: (onLoaded: (code: Code) => void) => void;
  /** Handlers for the button that needs the code: a pointer or the focus on it starts the download. */
  preloadHandlers: { onPointerEnter: () => void; onFocus: () => void };
}

/** Lazy code for a component. After unmount, a pending `run` does nothing. */
export function useLazyCode<Code>(source: LazyCode<Code>): LazyCodeState<Code> {
  const [status, setStatus] = useState<LoadStatus>('idle');
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const run = (onLoaded: (code: Code) => void) => {
    const loaded = source.getLoaded();
    if (loaded) {
      setStatus('idle');
      onLoaded(loaded);
      return;
    }
    if (status === 'loading') return;
    setStatus('loading');
    source.load().then(
      (code) => {
        if (!isMounted.current) return;
        setStatus('idle');
        onLoaded(code);
      },
      () => setStatus('failed'),
    );
  };
  return {
    status,
    run,
    preloadHandlers: { onPointerEnter: source.preload, onFocus: source.preload },
  };
}
