import { readFile } from 'node:fs/promises';
import { withChildren } from '../soak/memory.js';

/** Linux counts processor time in hundredths of a second. */
const MS_PER_TICK = 10;
/** Places of user and system time behind the name of the program, in `/proc/<id>/stat`. */
const TIMES = [11, 12] as const;

async function ticksOf(id: number): Promise<number> {
  const stat = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return TIMES.reduce((sum, place) => sum + Number(fields[place] ?? 0), 0);
}

/** Processor time of processes and their children so far, in milliseconds. Other load of the machine hardly changes it. */
export async function processorTimeOf(ids: readonly number[]): Promise<number> {
  const all = (await Promise.all(ids.map(withChildren))).flat();
  const ticks = await Promise.all(all.map(ticksOf));
  return ticks.reduce((sum, each) => sum + each, 0) * MS_PER_TICK;
}
