import * as z from 'zod';
import type { ToWorker, WorkerSetup } from '../protocol.js';

/** The first message to a render process. */
export interface ProcessSetup {
  type: 'setup';
  /** Script of the worker thread. */
  workerFile: string;
  worker: Omit<WorkerSetup, 'vitals'>;
}

export type ToProcess = ProcessSetup | ToWorker;

/** Why the process ends. `version` is the `versionNumber` of the culprit, 0 where unknown. */
const endSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stalled'), version: z.int() }),
  z.object({ kind: z.literal('memory'), outsideMb: z.number(), version: z.int() }),
]);

const fromProcessSchema = z.discriminatedUnion('type', [
  /** Heartbeats of the thread so far. */
  z.object({ type: z.literal('beats'), count: z.int() }),
  z.object({ type: z.literal('thread'), message: z.unknown() }),
  z.object({ type: z.literal('ended'), end: endSchema }),
]);

export type ThreadEnd = z.infer<typeof endSchema>;
export type FromProcess = z.infer<typeof fromProcessSchema>;

/**
 * Validates a message. Code that breaks out of the thread could write into the channel.
 * @returns undefined for anything else
 */
export function parseProcessMessage(message: unknown): FromProcess | undefined {
  const parsed = fromProcessSchema.safeParse(message);
  return parsed.success ? parsed.data : undefined;
}
