import { setTimeout as pause } from 'node:timers/promises';
import { Random } from '../../../content/src/templates/kit/random.js';
import type { FilledSite } from '../site/fill-site.js';
import type { Recorder } from './recorder.js';

/** What a client works with. Its choices depend on the seed; their order in time depends on the machine. */
export interface Client {
  site: FilledSite;
  recorder: Recorder;
  random: Random;
  /** Names it within the seed. */
  name: string;
  /** A marker that no upload has used. */
  nextMarker: () => number;
}

/** One step of a client: an operation, recorded in the history. */
export type Step = (client: Client) => Promise<void>;

/** A client that repeats its step until it is stopped. */
export interface RunningClient {
  stop: () => Promise<void>;
}

/** @param paceMs milliseconds between two steps: the load, not a wait for something */
export function runClient(client: Client, step: Step, paceMs: number): RunningClient {
  let isStopped = false;
  const loop = (async () => {
    while (!isStopped) {
      await step(client);
      await pause(paceMs);
    }
  })();
  return {
    stop: () => {
      isStopped = true;
      return loop;
    },
  };
}

export const randomOf = (seed: number, name: string): Random => new Random(`${name} of ${seed}`);
