import { readFileSync } from 'node:fs';

/** Length of a tick of thread times on Linux, in milliseconds (proc(5), USER_HZ). */
const TICK_MS = 10;
/** Index of `utime` after the program name, which may contain spaces and brackets. */
const USER_TIME = 11;

/**
 * Processor time of the main thread, in milliseconds. It excludes waiting and other threads, such as those of the garbage
 * collector. If the system does not report it, returns the time of all threads.
 */
export function mainThreadMs(): number {
  try {
    const stat = readFileSync(`/proc/self/task/${process.pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[USER_TIME]) * TICK_MS;
  } catch {
    return process.cpuUsage().user / 1_000;
  }
}
