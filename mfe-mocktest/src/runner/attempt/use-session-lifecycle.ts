import { remainingMs } from '@mockingbird/exam-core';
import { useEffect } from 'react';
import { TICK_MS } from '../../limits.js';
import { onHolderChange } from '../../record/attempts/attempt-channel.js';
import type { Session } from './attempt-session.js';

/** Sends a tick each time a full second of the remaining time has passed, while the attempt's clock runs. */
export function useTicking({ store, send }: Session): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const scheduleTick = () => {
      const remaining = remainingMs(store.getState().attempt);
      if (remaining === undefined) return;
      timer = setTimeout(
        () => {
          send({ type: 'tick' });
          scheduleTick();
        },
        remaining % TICK_MS || TICK_MS,
      );
    };
    scheduleTick();
    return () => clearTimeout(timer);
  }, [store, send]);
}

/** Releases the attempt when its tab is hidden or closed, and holds it again when the tab returns. */
export function useSaveOnLeave({ store, send, checkHolder }: Session): void {
  useEffect(() => {
    const { holderId, testId } = store.getState().attempt;
    const release = () => send({ type: 'release' });
    const checkStored = () => checkHolder();
    const hold = () => {
      checkStored();
      const { attempt, isOpenElsewhere } = store.getState();
      if (holderId && attempt.holderId === null && !isOpenElsewhere) send({ type: 'hold', holderId });
    };
    // The browser may close a hidden tab without an event. A tab that is shown again may have been suspended.
    const tick = () => {
      checkStored();
      send({ type: 'tick' });
    };
    const stopListening = onHolderChange(testId, checkHolder);
    hold();
    window.addEventListener('pagehide', release);
    window.addEventListener('pageshow', hold);
    window.addEventListener('storage', checkStored);
    document.addEventListener('visibilitychange', tick);
    return () => {
      window.removeEventListener('pagehide', release);
      window.removeEventListener('pageshow', hold);
      window.removeEventListener('storage', checkStored);
      document.removeEventListener('visibilitychange', tick);
      stopListening();
      release();
    };
  }, [store, send, checkHolder]);
}
