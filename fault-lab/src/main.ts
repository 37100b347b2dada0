import { readOptions, type Options } from './options.js';
import { findPlanted } from './planted/find-planted.js';
import { scheduleText } from './report/schedule-text.js';
import { Totals } from './report/totals.js';
import { cleanUp } from './run/clean-ups.js';
import { ScheduleRunner } from './run/run-schedule.js';
import { withSite } from './run/with-site.js';
import { createSchedule } from './schedule/create-schedule.js';

const log = (line: string) => process.stdout.write(`${line}\n`);

/** After a failed schedule the site may be damaged, so the next schedules run on another one. */
async function runSchedules({ schedules, seed, logs }: Options): Promise<Totals> {
  const totals = new Totals();
  let next = seed;
  while (next < seed + schedules)
    await withSite(
      async (site) => {
        const runner = new ScheduleRunner(site);
        for (let isClean = true; isClean && next < seed + schedules; next += 1) {
          const result = await runner.run(createSchedule(next));
          totals.add(result);
          log(scheduleText(result));
          isClean = result.issues.length === 0;
        }
      },
      { isLogged: logs },
    );
  return totals;
}

/** @returns the exit code */
async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (options.planted) {
    log(`planted bugs, from seed ${options.seed}`);
    const { found, missed } = await findPlanted(options.seed, log);
    log(`planted bugs found: ${found} of ${found + missed}`);
    log(`${found} passed, ${missed} failed`);
    return missed === 0 ? 0 : 1;
  }
  log(`${options.schedules} schedules from seed ${options.seed}`);
  const totals = await runSchedules(options);
  log(totals.toText());
  log(`${totals.passed} passed, ${totals.failures} failed`);
  return totals.failures === 0 && totals.passed > 0 ? 0 : 1;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void cleanUp().finally(() => process.exit(1)));

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
}
