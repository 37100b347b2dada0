import { useEffect, useRef, useState } from 'react';
import type { OnDemand } from './lazy-code.js';

export type Arrival = 'idle' | 'fetching' | 'failed';

export interface Demand<Code> {
  /** How the last demand goes. */
  arrival: Arrival;
  /** Does something with the code: at once where it is here, otherwise as soon as it has come. */
  demand: (work: (code: Code) => void) => void;
  /** For what the reader is about to press: pointing at it or focusing it fetches the code. */
  ahead: { onPointerEnter: () => void; onFocus: () => void };
}

/** Code on demand for a component. What a reader asked for before leaving the page is not done any more. */
export function useOnDemand<Code>(source: OnDemand<Code>): Demand<Code> {
  const [arrival, setArrival] = useState<Arrival>('idle');
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const demand = (work: (code: Code) => void) => {
    const here = source.here();
    if (here) {
      setArrival('idle');
      work(here);
      return;
    }
    if (arrival === 'fetching') return;
    setArrival('fetching');
    source.load().then(
      (code) => {
        if (!isShown.current) return;
        setArrival('idle');
        work(code);
      },
      () => setArrival('failed'),
    );
  };
  return { arrival, demand, ahead: { onPointerEnter: source.ahead, onFocus: source.ahead } };
}
