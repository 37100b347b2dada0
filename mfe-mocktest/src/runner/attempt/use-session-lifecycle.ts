import { remainingMs } from '@mockingbird/exam-core';
import { useEffect } from 'react';
import { TICK_MS } from '../../limits.js';
import type { Session } from './attempt-session.js';

/** Lets the session's time pass, once a second at the full seconds left, as long as it has a clock and is being taken. */
export function useTicking({ store, send }: Session): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const plan = () => {
      const left = remainingMs(store.getState().attempt);
      if (left === undefined) return;
      timer = setTimeout(
        () => {
          send({ type: 'tick' });
          plan();
        },
        left % TICK_MS || TICK_MS,
      );
    };
    plan();
    return () => clearTimeout(timer);
  }, [store, send]);
}

/** Keeps the attempt when its tab goes away, and takes it up again when it comes back. */
export function useKeptAcrossLeaving({ store, send, lookAside }: Session): void {
  useEffect(() => {
    const { holderId } = store.getState().attempt;
    const release = () => send({ type: 'release' });
    const hold = () => {
      if (holderId && store.getState().attempt.holderId === null) send({ type: 'hold', holderId });
    };
    // A hidden tab may be ended without another word; a shown one may have slept.
    const tick = () => send({ type: 'tick' });
    hold();
    window.addEventListener('pagehide', release);
    window.addEventListener('pageshow', hold);
    window.addEventListener('storage', lookAside);
    document.addEventListener('visibilitychange', tick);
    return () => {
      window.removeEventListener('pagehide', release);
      window.removeEventListener('pageshow', hold);
      window.removeEventListener('storage', lookAside);
      document.removeEventListener('visibilitychange', tick);
      release();
    };
  }, [store, send, lookAside]);
}
