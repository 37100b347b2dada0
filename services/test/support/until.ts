import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 25;

/** Polls until the condition is true. If it never is, the test times out. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(POLL_MS);
}
