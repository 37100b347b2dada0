import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/root.mjs';
import { measureApi } from './areas/api.js';
import type { MeasureArea } from './areas/area.js';
import { measureBank } from './areas/bank.js';
import { measureBytes } from './areas/bytes.js';
import { measureEdge } from './areas/edge.js';
import { measureGrowth } from './areas/growth.js';
import { measureHall } from './areas/hall.js';
import { measureLighthouse } from './areas/lighthouse.js';
import { measureNavigations } from './areas/nav.js';
import { measurePages } from './areas/page.js';
import { measurePeer } from './areas/peer.js';
import { measureSoak } from './areas/soak.js';
import { measureTraces } from './areas/traces.js';
import { measureUpload } from './areas/upload.js';
import { readOptions, type Options } from './options.js';
import type { Area } from './report/figure.js';
import { writeQualityPage } from './report/quality-page.js';
import { describeRun, reportJson, reportText, type BenchRun } from './report/run.js';
import { Sites } from './sites.js';

const MEASURES: Record<Area, MeasureArea> = {
  bytes: measureBytes,
  page: measurePages,
  nav: measureNavigations,
  hall: measureHall,
  peer: measurePeer,
  api: measureApi,
  upload: measureUpload,
  bank: measureBank,
  edge: measureEdge,
  traces: measureTraces,
  growth: measureGrowth,
  soak: measureSoak,
  lighthouse: measureLighthouse,
};

/** Progress goes to standard error: standard output is the result. */
const log = (line: string) => process.stderr.write(`${line}\n`);

/**
 * Measures the areas one after the other, and stops all started processes in any case. A failed area reports its error
 * and does not affect the others.
 */
async function measure(options: Options): Promise<BenchRun> {
  const run = describeRun(options.runs);
  if (run.loadBefore > 1)
    log(`The machine is busy (load ${run.loadBefore.toFixed(1)}): timings will be noisy.`);
  const sites = new Sites(log);
  try {
    for (const area of options.areas) {
      await MEASURES[area]({ sites, options, log }).then(
        (figures) => run.figures.push(...figures),
        (error: unknown) => {
          run.unmeasured.push(area);
          log(`${area} could not be measured: ${error instanceof Error ? error.stack : String(error)}`);
        },
      );
    }
  } finally {
    await sites.stop();
  }
  return run;
}

/** @returns the exit code: a missed budget is a result, a missing figure is a failure */
async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2), process.env);
  const run = await measure(options);
  process.stdout.write(`${options.json ? reportJson(run) : reportText(run)}\n`);
  if (run.unmeasured.length > 0) return 1;
  if (options.write) await writeQualityPage(join(ROOT, 'docs/quality.md'), reportText(run));
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  log(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
