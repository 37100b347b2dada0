import { readFileSync } from 'node:fs';

/** Linux counts the time of a thread in ticks of this many milliseconds, whatever the clock of the kernel (proc(5), USER_HZ). */
const TICK_MS = 10;
/** Places of `utime` and `stime` after the name of the program, which may itself contain blanks and brackets. */
const USER_TIME = 11;
const SYSTEM_TIME = 12;

/**
 * How long a thread has used a processor, in milliseconds. On a busy machine a thread waits for much longer.
 * @param thread as in /proc, such as `12/task/34`
 * @returns undefined where the system does not say
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
