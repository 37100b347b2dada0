import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The built service workers. */
export interface WorkerScripts {
  /** Stores pages and serves them without a network. */
  main: string;
  /** Removes itself and everything that the other one stored. */
  remove: string;
}

/** @param distribution the shell's build folder */
export function readWorkerScripts(distribution: string): WorkerScripts {
  const read = (name: string) => readFileSync(join(distribution, 'service-worker', `${name}.js`), 'utf8');
  return { main: read('main'), remove: read('remove') };
}
