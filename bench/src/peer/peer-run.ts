import type { Browser } from 'playwright-core';
import type { Options } from '../options.js';
import type { Sides } from './sides.js';

/** What the parts of the area need. */
export interface PeerRun {
  browser: Browser;
  origins: Sides<string>;
  options: Options;
  log: (line: string) => void;
}

/** Tries a second time, because one lost load must not cost a long run. */
export async function twice<T>({ log }: PeerRun, what: string, work: () => Promise<T>): Promise<T> {
  return work().catch((error: unknown) => {
    log(`  again: ${what}: ${error instanceof Error ? error.message : String(error)}`);
    return work();
  });
}
