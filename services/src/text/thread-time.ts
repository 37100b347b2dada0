import { readFileSync } from 'node:fs';

/** Length of a tick of thread times on Linux, in milliseconds (proc(5), USER_HZ). */
const TICK_MS = 10;
/** Indexes of `utime` and `stime` after the program name, which may contain spaces and brackets. */
const USER_TIME = 11;
const SYSTEM_TIME = 12;

/**
 * Reads the processor time of a thread, in milliseconds. On a busy machine a thread waits much longer than that.
 * @param thread path below /proc, such as `12/task/34`
 * @returns undefined if the system does not report it
 */
export function threadTimeMs(thread: string): number | undefined {
  try {
    const stat = readFileSync(`/proc/${thread}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[USER_TIME]) + Number(fields[SYSTEM_TIME]);
    return Number.isFinite(ticks) ? ticks * TICK_MS : undefined;
  } catch {
    return undefined;
  }
}
