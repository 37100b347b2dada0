import { readFileSync, readlinkSync } from 'node:fs';

/** Unit of a thread's time on Linux, independent of the kernel's own clock (proc(5), USER_HZ). */
const TICK_MS = 10;
/** Fields `utime` and `stime`, counted after the program's name, which can contain blanks and brackets. */
const USER_TIME = 11;
const SYSTEM_TIME = 12;

/** @returns the path of the calling thread below `/proc`; undefined where the system has none */
export function currentThreadPath(): string | undefined {
  try {
    return readlinkSync('/proc/thread-self');
  } catch {
    return undefined;
  }
}

/**
 * Reads the processor time of a thread, in milliseconds. Time spent waiting for a processor does not count.
 * @param thread result of `currentThreadPath`
 */
export function readThreadCpuMs(thread: string): number | undefined {
  try {
    const stat = readFileSync(`/proc/${thread}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[USER_TIME]) + Number(fields[SYSTEM_TIME]);
    return Number.isFinite(ticks) ? ticks * TICK_MS : undefined;
  } catch {
    return undefined;
  }
}
