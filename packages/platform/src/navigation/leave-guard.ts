import { useEffect, useRef } from 'react';

export interface LeaveGuard {
  /** What the confirm asks. */
  message: string;
  /** Runs when the reader accepts to leave. */
  onLeave: () => void;
}

let current: LeaveGuard | undefined;

/** The guard that holds now; the shell asks it before every move away from the screen. */
export const activeGuard = (): LeaveGuard | undefined => current;

const warnBeforeUnload = (event: BeforeUnloadEvent) => {
  event.preventDefault();
  event.returnValue = '';
};

/** The reader accepted to leave: the guard stands aside, also for the browser's own warning. */
export function acceptLeave(guard: LeaveGuard): void {
  if (current === guard) current = undefined;
  window.removeEventListener('beforeunload', warnBeforeUnload);
  guard.onLeave();
}

/**
 * Asks before the reader leaves this screen: the browser's own warning on closing or reloading, a confirm on the back
 * button and on links of the site.
 */
export function useLeaveGuard(active: boolean, guard: LeaveGuard): void {
  const latest = useRef(guard);
  useEffect(() => {
    latest.current = guard;
  });
  useEffect(() => {
    if (!active) return undefined;
    const own: LeaveGuard = {
      get message() {
        return latest.current.message;
      },
      onLeave: () => latest.current.onLeave(),
    };
    current = own;
    window.addEventListener('beforeunload', warnBeforeUnload);
    return () => {
      if (current === own) current = undefined;
      window.removeEventListener('beforeunload', warnBeforeUnload);
    };
  }, [active]);
}
