import { readFileSync } from 'node:fs';

/** Linux counts a thread's time in ticks of this many milliseconds (proc(5), USER_HZ). */
const TICK_MS = 10;
/** Place of `utime` behind the program's name, which may itself hold blanks and brackets. */
const USER_TIME = 11;

/**
 * Milliseconds that the main thread has computed: neither what it waited for a processor nor what other threads did, such
 * as those that collect garbage. Where the system does not tell, that of all threads.
 */
export function mainThreadMs(): number {
  try {
    const stat = readFileSync(`/proc/self/task/${process.pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[USER_TIME]) * TICK_MS;
  } catch {
    return process.cpuUsage().user / 1_000;
  }
}
