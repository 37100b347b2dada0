import { rm } from 'node:fs/promises';
import type { Issue } from '../history/events.js';
import { scheduleText } from '../report/schedule-text.js';
import { ScheduleRunner } from '../run/run-schedule.js';
import { onEnd } from '../run/clean-ups.js';
import { withSite } from '../run/with-site.js';
import { createSchedule } from '../schedule/create-schedule.js';
import { PLANTED_BUGS, type PlantedBug } from './bugs.js';
import { plant } from './plant.js';

/** Schedules that run for one bug before it counts as missed. */
const MOST_SCHEDULES = 20;

type Log = (line: string) => void;

interface Found {
  seed: number;
  issue: Issue;
}

/** Runs schedules on one site until one shows the bug, or fails otherwise. @returns the next seed too */
async function runOnSite(bug: PlantedBug, programs: string, seeds: { next: number; end: number }, log: Log) {
  return withSite(
    async (site): Promise<Found | undefined> => {
      const runner = new ScheduleRunner(site);
      for (let isClean = true; isClean && seeds.next < seeds.end;) {
        const seed = seeds.next;
        seeds.next += 1;
        const result = await runner.run(createSchedule(seed));
        log(scheduleText(result));
        const { issues } = result;
        const shown = issues.find(({ kind, message }) => bug.sign.test(`${kind}: ${message}`));
        if (shown) return { seed, issue: shown };
        isClean = issues.length === 0;
      }
      return undefined;
    },
    { programs },
  );
}

/** Runs schedules with a bug until one shows it. */
async function findOne(bug: PlantedBug, seed: number, log: Log): Promise<Found | undefined> {
  const programs = await plant(bug);
  const remove = onEnd(() => rm(programs, { recursive: true, force: true }));
  try {
    const seeds = { next: seed, end: seed + MOST_SCHEDULES };
    let found: Found | undefined;
    while (!found && seeds.next < seeds.end) found = await runOnSite(bug, programs, seeds, log);
    return found;
  } finally {
    await remove();
  }
}

/** Looks for every planted bug. @returns how many were found */
export async function findPlanted(seed: number, log: Log): Promise<{ found: number; missed: number }> {
  let found = 0;
  for (const bug of PLANTED_BUGS) {
    log(`planted: ${bug.name}`);
    const result = await findOne(bug, seed, log);
    if (result) found += 1;
    log(
      result
        ? `found by seed ${result.seed}: ${bug.name}\n  ${result.issue.kind}: ${result.issue.message}`
        : `MISSED by ${MOST_SCHEDULES} schedules: ${bug.name}`,
    );
  }
  return { found, missed: PLANTED_BUGS.length - found };
}
