import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/root.mjs';
import { measureApi } from './areas/api.js';
import type { MeasureArea } from './areas/area.js';
import { measureBytes } from './areas/bytes.js';
import { measureEdge } from './areas/edge.js';
import { measureNavigations } from './areas/nav.js';
import { measurePages } from './areas/page.js';
import { readOptions, type Options } from './options.js';
import type { Area } from './report/figure.js';
import { writeQualityPage } from './report/quality-page.js';
import { describeRun, reportJson, reportText, type BenchRun } from './report/run.js';
import { Sites } from './sites.js';

const MEASURES: Record<Area, MeasureArea> = {
  bytes: measureBytes,
  page: measurePages,
  nav: measureNavigations,
  api: measureApi,
  edge: measureEdge,
};

/** Progress goes to standard error: standard output is the result. */
const say = (line: string) => process.stderr.write(`${line}\n`);

/** Measures the areas one after the other; what was started is stopped in any case. */
async function measure(options: Options): Promise<BenchRun> {
  const run = describeRun(options.runs);
  if (run.loadBefore > 1)
    say(`The machine is busy (load ${run.loadBefore.toFixed(1)}): timings will be noisy.`);
  const sites = new Sites(say);
  try {
    for (const area of options.areas) run.figures.push(...(await MEASURES[area]({ sites, options, say })));
  } finally {
    await sites.stop();
  }
  return run;
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env);
  const run = await measure(options);
  process.stdout.write(`${options.json ? reportJson(run) : reportText(run)}\n`);
  if (options.write) await writeQualityPage(join(ROOT, 'docs/quality.md'), reportText(run));
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
}
