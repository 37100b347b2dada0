import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 25;

/** Asks until it is so. One that never comes true runs into the test's own limit. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(POLL_MS);
}
