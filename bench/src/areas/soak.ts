import { setTimeout as pause } from 'node:timers/promises';
import { KILLS, SOAK_SAMPLE_MS, SOAK_WARM_UP_SHARE } from '../limits.js';
import type { Figure } from '../report/figure.js';
import { memoryOf, slope, type MemorySample } from '../soak/memory.js';
import { loadWhileServicesAreKilled, secondsFor } from '../soak/killed-services.js';
import { startMixedLoad, type Answered } from '../soak/mixed-load.js';
import { median } from '../statistics.js';
import type { Tools } from './area.js';
import { BUDGETS } from '../report/budgets.js';

const MEGABYTE = 1_000_000;
const SECONDS_PER_MINUTE = 60;

type Samples = Map<string, MemorySample[]>;

/** Looks at the memory of all parts until the load ends. */
async function sampleUntil(ended: Promise<unknown>, parts: ReadonlyMap<string, number>): Promise<Samples> {
  const samples: Samples = new Map([...parts.keys()].map((name) => [name, []]));
  const startedAt = performance.now();
  let isOver = false;
  void ended.finally(() => (isOver = true)).catch(() => undefined);
  while (!isOver) {
    for (const [name, id] of parts)
      samples.get(name)?.push({ atMs: performance.now() - startedAt, bytes: await memoryOf(id) });
    await Promise.race([ended.catch(() => undefined), pause(SOAK_SAMPLE_MS)]);
  }
  return samples;
}

const medianBytes = (samples: readonly MemorySample[]) => median(samples.map(({ bytes }) => bytes));

function memoryFigures(name: string, samples: readonly MemorySample[]): Figure[] {
  const steady = samples.slice(Math.floor(samples.length * SOAK_WARM_UP_SHARE));
  const half = Math.floor(steady.length / 2);
  return [
    {
      area: 'soak',
      name: `memory of ${name}, later half`,
      value: medianBytes(steady.slice(half)) / MEGABYTE,
      unit: 'MB',
      baseline: { name: 'earlier half', value: medianBytes(steady.slice(0, half)) / MEGABYTE },
      budget: BUDGETS.flatMemory,
    },
    { area: 'soak', name: `memory of ${name}, slope`, value: slope(steady), unit: 'MB/h' },
  ];
}

const answerFigures = ({ name, answers, failures }: Answered): Figure[] => [
  { area: 'soak', name: `${name} answered`, value: answers, unit: '' },
  { area: 'soak', name: `${name} failed`, value: failures, unit: '', budget: BUDGETS.none },
];

/** Many minutes of mixed load: no request fails, and the memory of each part stays flat after the warm-up. */
export async function measureSoak({ sites, options, log }: Tools): Promise<Figure[]> {
  const site = await sites.federated();
  const addresses = await sites.addresses();
  const { database, services, edge } = site.running.parts;
  const parts = new Map(
    Object.entries({ edge, services, database }).flatMap(([name, part]) =>
      part.pid === undefined ? [] : [[name, part.pid]],
    ),
  );
  log(`soak: mixed load for ${options.soakMinutes} minutes`);
  const load = startMixedLoad(site, addresses, options.soakMinutes * SECONDS_PER_MINUTE);
  const samples = await sampleUntil(load, parts);
  const answered = await load;
  log(`soak: the services of npm start are killed ${KILLS} times`);
  const killed = await loadWhileServicesAreKilled(addresses.home, secondsFor(KILLS));
  return [
    ...[...answered, killed].flatMap(answerFigures),
    { area: 'soak', name: 'kills of the services', value: killed.kills, unit: '' },
    ...[...samples].flatMap(([name, list]) => memoryFigures(name, list)),
  ];
}
