import { readlinkSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

/** Nice value of work that may wait, above that of the process: other threads get about three times the processor time of such a thread. */
const PATIENT = 5;

/** @returns {string | undefined} the path of this thread below /proc on Linux, such as `12/task/34` */
export function ownThread() {
  try {
    return readlinkSync('/proc/thread-self');
  } catch {
    return undefined;
  }
}

/** Lets other threads run before this one, where the system has a priority for each thread. */
export function lowerPriority() {
  const id = Number(ownThread()?.split('/').at(-1));
  if (!Number.isInteger(id)) return;
  try {
    setPriority(id, Math.min(getPriority() + PATIENT, constants.priority.PRIORITY_LOW));
  } catch {
    // Only the order of work depends on it.
  }
}
