import type { RunningPart } from './site.mjs';

export function supervise<Part extends RunningPart>(
  name: string,
  first: Part,
  options: {
    start: () => Promise<Part>;
    log: (line: string) => void;
    /** Without it, the process is restarted without end. */
    onGivingUp?: (() => void) | undefined;
    isStopping?: () => boolean;
    now?: () => number;
    pauseFor?: (milliseconds: number) => { over: Promise<void>; cancel: () => void };
  },
): Part;
