import { gzipSync } from 'node:zlib';
import type { Composition } from '@mockingbird/contracts';
import { resolveRoute, routeConflicts } from '@mockingbird/registry';
import { openComposition, parseTrustedKeys } from '@mockingbird/registry/signing';
import { addressOf, generatedRemote, nameOf } from '../growth/generated-remote.js';
import { startGrownSite, type GrownSite } from '../growth/grown-site.js';
import { GROWTH_REMOTES, GROWTH_ROUNDS, RESOLVED_ADDRESSES, ROUTES_OF_REMOTE } from '../limits.js';
import type { Budget, Figure } from '../report/figure.js';
import { median } from '../statistics.js';
import type { Tools } from './area.js';
import { BUDGETS } from '../report/budgets.js';

const MEGABYTE = 1_000_000;
const MICROSECONDS = 1_000;

/** The figures of each size, in the order of the table: name, unit, and the budget for a hundred times the remotes. */
const MEASURES = {
  resolve: ['resolving an address', 'us', BUDGETS.smallSlope],
  html: ['HTML of a page', 'B gz', BUDGETS.notGrowing],
  live: ['the composition for browsers', 'B gz', BUDGETS.linear],
  verify: ['opening a signed composition', 'ms', BUDGETS.linear],
  conflicts: ['looking for route conflicts', 'ms', BUDGETS.linear],
  publish: ['publishing one more', 'ms', BUDGETS.smallSlope],
  promote: ['promoting one more', 'ms', BUDGETS.linear],
  adopt: ['from the promotion to the edge', 'ms', BUDGETS.linear],
  memory: ["the edge's memory", 'MB', BUDGETS.smallSlope],
} as const satisfies Record<string, readonly [name: string, unit: string, budget: Budget]>;

type Measured = Record<keyof typeof MEASURES, number>;

/** @returns milliseconds */
async function timed(work: () => unknown): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

async function medianTime(work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < GROWTH_ROUNDS; round += 1) times.push(await timed(work));
  return median(times);
}

/** Addresses over the whole composition; every tenth one matches no route. @returns microseconds for one */
async function resolveTime({ remotes }: Composition, count: number): Promise<number> {
  const manifests = remotes.map(({ manifest }) => manifest);
  const addresses = Array.from({ length: RESOLVED_ADDRESSES }, (_, at) =>
    at % 10 === 0 ? `/unknown/${at}` : addressOf(at % count, at % ROUTES_OF_REMOTE),
  );
  const resolveAll = () => addresses.forEach((address) => resolveRoute(manifests, address));
  resolveAll();
  return ((await medianTime(resolveAll)) / RESOLVED_ADDRESSES) * MICROSECONDS;
}

/** One more version of one remote, repeatedly: published, promoted, and loaded by the edge. */
async function releaseTimes({ client, adopted }: GrownSite) {
  const times: Record<'publish' | 'promote' | 'adopt', number[]> = { publish: [], promote: [], adopt: [] };
  for (let round = 1; round <= GROWTH_ROUNDS; round += 1) {
    const version = `1.0.${round}`;
    const publication = generatedRemote(0, version);
    times.publish.push(await timed(() => client.publish(publication)));
    let number = 0;
    const promote = async () => {
      const remotes = [{ name: nameOf(0), version }];
      ({ number } = (await client.promote({ remotes, why: 'bench: one more' })).composition);
    };
    times.promote.push(await timed(promote));
    times.adopt.push(await timed(() => adopted(number)));
  }
  return { publish: median(times.publish), promote: median(times.promote), adopt: median(times.adopt) };
}

async function measureSize(count: number): Promise<Measured> {
  const grown = await startGrownSite(count);
  try {
    const memory = (await grown.edgeMemory()) / MEGABYTE;
    const signed = await grown.signed();
    const trusted = parseTrustedKeys(grown.site.running.secrets.COMPOSITION_PUBLIC_KEYS);
    const opened = openComposition(signed, trusted);
    if (!opened.ok) throw new Error(opened.detail);
    const { composition } = opened;
    const manifests = composition.remotes.map(({ manifest }) => manifest);
    return {
      resolve: await resolveTime(composition, count),
      html: gzipSync(await grown.html()).length,
      live: gzipSync(await grown.live()).length,
      verify: await medianTime(() => openComposition(signed, trusted)),
      conflicts: await medianTime(() => routeConflicts(manifests)),
      memory,
      ...(await releaseTimes(grown)),
    };
  } finally {
    await grown.site.stop();
  }
}

/**
 * The cost of hundreds of remotes: the same figures for compositions of very different sizes, with the shipped remotes.
 */
export async function measureGrowth({ log }: Tools): Promise<Figure[]> {
  const sizes = new Map<number, Measured>();
  for (const count of GROWTH_REMOTES) {
    log(`growth: a site with ${count} generated remotes of ${ROUTES_OF_REMOTE} routes`);
    sizes.set(count, await measureSize(count));
  }
  const [smallest, ...larger] = [...sizes];
  if (!smallest) return [];
  const [fewest, least] = smallest;
  const most = GROWTH_REMOTES.at(-1);
  // The keys are those of the object itself.
  const kinds = Object.keys(MEASURES) as (keyof Measured)[];
  return kinds.flatMap((kind) => {
    const [name, unit, budget] = MEASURES[kind];
    return larger.map(([count, measured]): Figure => ({
      area: 'growth',
      name: `${name}, ${count} remotes`,
      value: measured[kind],
      unit,
      baseline: { name: `${fewest} remotes`, value: least[kind] },
      ...(count === most ? { budget } : {}),
    }));
  });
}
