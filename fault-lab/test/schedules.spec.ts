import { describe, expect, it } from '@jest/globals';
import { scheduleText } from '../src/report/schedule-text.js';
import { ScheduleRunner, type ScheduleResult } from '../src/run/run-schedule.js';
import { withSite } from '../src/run/with-site.js';
import { createSchedule } from '../src/schedule/create-schedule.js';

/** Together they have most kinds of faults; `npm run test:full` runs hundreds of seeds. */
const SEEDS = [1, 2];

describe('a site under seeded faults', () => {
  it('loses nothing, mixes nothing, and answers everything afterwards', async () => {
    const results = await withSite(async (site) => {
      const runner = new ScheduleRunner(site);
      const run: ScheduleResult[] = [];
      for (const seed of SEEDS) run.push(await runner.run(createSchedule(seed)));
      return run;
    });
    for (const result of results) {
      expect(result.issues.length === 0 ? '' : scheduleText(result)).toBe('');
      const acknowledged = result.history.filter(({ outcome }) => outcome === 'ok').map(({ kind }) => kind);
      expect(new Set(acknowledged)).toEqual(new Set(['read', 'write', 'count', 'promotion', 'page']));
    }
  });
});
