import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { TYPESCRIPT_FLAGS } from '../../../packages/tooling/src/typescript/node-flags.mjs';
import type { Phase } from './figures.js';

export interface BystanderSetup {
  origin: string;
  key: { keyId: string; secret: string };
  /** Cached pages. */
  pages: readonly string[];
  /** Makes the addresses of uncached pages differ between runs. */
  run: number;
}

/** Another client of the site, in a separate process. */
export interface Bystander {
  /** Ends a phase and begins the next one. @returns what was measured since the last call */
  nextPhase: () => Promise<Phase>;
  stop: () => Promise<void>;
}

/** Starts a client that sends signed calls and requests pages until it is stopped. */
export function startBystander(setup: BystanderSetup): Bystander {
  const child = fork(join(import.meta.dirname, 'main.ts'), {
    // Its own garbage collection must neither wait for other threads nor take long: it would look like a slow response.
    execArgv: [...TYPESCRIPT_FLAGS, '--single-threaded-gc', '--max-semi-space-size=1'],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production' },
  });
  const exited = once(child, 'exit');
  child.send(setup);
  return {
    nextPhase: async () => {
      child.send('next-phase');
      return new Promise((resolve, reject) => {
        child.once('message', (phase: Phase) => resolve(phase));
        void exited.then(() => reject(new Error('The bystander ended')));
      });
    },
    stop: async () => {
      if (child.connected) child.disconnect();
      await exited;
    },
  };
}
