import { readFileSync, readlinkSync } from 'node:fs';

/** Linux counts a thread's time in ticks of this many milliseconds, whatever the kernel's own clock (proc(5), USER_HZ). */
const TICK_MS = 10;
/** Places of `utime` and `stime` after the program's name, which may itself contain blanks and brackets. */
const USER_TIME = 11;
const SYSTEM_TIME = 12;

/** The calling thread as the system knows it; undefined where the system does not tell. */
export function ownThread(): string | undefined {
  try {
    return readlinkSync('/proc/thread-self');
  } catch {
    return undefined;
  }
}

/**
 * How long a thread has been at work, in milliseconds: not how long it waited for a processor.
 * @param thread from `ownThread`
 */
export function threadWorkMs(thread: string): number | undefined {
  try {
    const stat = readFileSync(`/proc/${thread}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[USER_TIME]) + Number(fields[SYSTEM_TIME]);
    return Number.isFinite(ticks) ? ticks * TICK_MS : undefined;
  } catch {
    return undefined;
  }
}
