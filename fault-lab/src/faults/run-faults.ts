import { setTimeout as pause } from 'node:timers/promises';
import type { Fault, FaultKind, PartName, Schedule } from '../schedule/fault.js';
import type { LabSite } from '../site/lab-site.js';
import { inject, type Effect } from './inject.js';

/** One fault and what came of it. */
export interface Injection {
  kind: FaultKind;
  effect: Effect;
}

/** Runs the faults of a schedule at their times. A fault of a part waits until the one before has ended. */
export async function runFaults(site: LabSite, { faults }: Schedule): Promise<Injection[]> {
  const queues = new Map<PartName, Promise<unknown>>();
  const run = async (fault: Fault): Promise<Injection> => {
    await pause(fault.at);
    const turn = (queues.get(fault.part) ?? Promise.resolve()).then(() => inject(site, fault));
    queues.set(fault.part, turn);
    return { kind: fault.kind, effect: await turn };
  };
  return Promise.all(faults.map(run));
}
