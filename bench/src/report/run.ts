import { availableParallelism, cpus, loadavg } from 'node:os';
import { passes, type Area, type Figure } from './figure.js';
import { table } from './table.js';

/** One run of the bench: where, when, and what came out. */
export interface BenchRun {
  /** ISO 8601. */
  at: string;
  node: string;
  processor: string;
  cores: number;
  /** Processes that wanted a core in the minute before: above 1, others were at work and timings mean little. */
  loadBefore: number;
  pageLoads: number;
  figures: Figure[];
  /** Areas that could not be measured. */
  unmeasured: Area[];
}

/** Describes this machine before anything is measured. */
export const describeRun = (pageLoads: number): BenchRun => ({
  at: new Date().toISOString(),
  node: process.versions.node,
  processor: cpus()[0]?.model.trim() ?? 'unknown',
  cores: availableParallelism(),
  loadBefore: loadavg()[0] ?? 0,
  pageLoads,
  figures: [],
  unmeasured: [],
});

function verdict(figures: readonly Figure[]): string {
  const results = figures.map(passes).filter((result) => result !== undefined);
  const reached = results.filter((result) => result).length;
  return `${reached} of ${results.length} bars reached`;
}

/** The run as text: the conditions, the table, how many bars were reached. */
export function reportText(run: BenchRun): string {
  const { at, node, processor, cores, loadBefore, pageLoads, figures, unmeasured } = run;
  return [
    `${at.slice(0, 10)}, Node ${node}, ${cores} cores (${processor}), load before ${loadBefore.toFixed(1)}, median of ${pageLoads} page loads`,
    '',
    table(figures),
    '',
    verdict(figures),
    ...(unmeasured.length > 0 ? [`Not measured: ${unmeasured.join(', ')}`] : []),
  ].join('\n');
}

/** The run as JSON, each figure with its result. */
export const reportJson = (run: BenchRun): string =>
  JSON.stringify(
    { ...run, figures: run.figures.map((figure) => ({ ...figure, reached: passes(figure) })) },
    null,
    1,
  );
