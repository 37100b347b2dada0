import { availableParallelism, cpus, loadavg } from 'node:os';
import { passes, type Area, type Figure } from './figure.js';
import { table } from './table.js';

/** One run of the bench: machine, time and figures. */
export interface BenchRun {
  /** ISO 8601. */
  at: string;
  node: string;
  processor: string;
  cores: number;
  /** Load average of the last minute: above 1, other processes disturb the timings. */
  loadBefore: number;
  pageLoads: number;
  figures: Figure[];
  /** Areas that could not be measured. */
  unmeasured: Area[];
}

/** Describes this machine before the measurements. */
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
  const met = results.filter((result) => result).length;
  return `${met} of ${results.length} budgets met`;
}

/** The run as text: conditions, table, and the number of met budgets. */
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
