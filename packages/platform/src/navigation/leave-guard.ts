import { useEffect, useRef } from 'react';

export interface LeaveGuard {
  /** Text of the confirmation dialog. */
  message: string;
  /** Runs when the user agrees to leave. */
  onLeave: () => void;
}

let current: LeaveGuard | undefined;

/** The active guard. The shell asks it before every navigation away from the screen. */
export const activeGuard = (): LeaveGuard | undefined => current;

const warnBeforeUnload = (event: BeforeUnloadEvent) => {
  event.preventDefault();
  event.returnValue = '';
};

/** The user agreed to leave: the guard is off, also for the browser's own warning. */
export function acceptLeave(guard: LeaveGuard): void {
  if (current === guard) current = undefined;
  window.removeEventListener('beforeunload', warnBeforeUnload);
  guard.onLeave();
}

/**
 * Asks before the user leaves this screen: the browser's warning on close or reload, a dialog for the back button and
 * for links of the site.
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
