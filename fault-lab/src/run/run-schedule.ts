import { randomOf, runClient, type Client, type RunningClient } from '../clients/client.js';
import { visit } from '../clients/page-step.js';
import { promoteVersion } from '../clients/promote-step.js';
import { readAt, writeQuestions } from '../clients/question-steps.js';
import { Recorder } from '../clients/recorder.js';
import { countView } from '../clients/view-step.js';
import { runFaults, type Injection } from '../faults/run-faults.js';
import { checkHistory } from '../history/check-history.js';
import { issue, type HistoryEvent, type Issue } from '../history/events.js';
import type { Schedule } from '../schedule/fault.js';
import type { FilledSite } from '../site/fill-site.js';
import { recover } from '../site/recover.js';
import { readFinalState, readFirstState } from './final-state.js';

/** Milliseconds between two steps of a client. */
const WRITE_PACE_MS = 30;
const READ_PACE_MS = 30;
const PAGE_PACE_MS = 60;
const PROMOTE_PACE_MS = 500;

export interface ScheduleResult {
  schedule: Schedule;
  injections: readonly Injection[];
  history: readonly HistoryEvent[];
  issues: readonly Issue[];
  seconds: number;
}

function startClients(create: (name: string) => Client): RunningClient[] {
  const run = (name: string, step: Parameters<typeof runClient>[1], paceMs: number) =>
    runClient(create(name), step, paceMs);
  return [
    run('writer-1', writeQuestions, WRITE_PACE_MS),
    run('writer-2', writeQuestions, WRITE_PACE_MS),
    run('viewer-1', countView, WRITE_PACE_MS),
    run('viewer-2', countView, WRITE_PACE_MS),
    run('team', promoteVersion, PROMOTE_PACE_MS),
    run('reader-1', readAt('services-1'), READ_PACE_MS),
    run('reader-2', readAt('services-2'), READ_PACE_MS),
    run('reader-3', readAt('edge-1'), READ_PACE_MS),
    run('visitor-1', visit('edge-1'), PAGE_PACE_MS),
    run('visitor-2', visit('edge-2'), PAGE_PACE_MS),
  ];
}

/** Markers rise over all schedules of a site. */
function createMarkers(): () => number {
  let marker = 0;
  return () => (marker += 1);
}

/** Runs schedules on one site, one after the other. */
export class ScheduleRunner {
  private readonly nextMarker = createMarkers();

  constructor(private readonly site: FilledSite) {}

  /** Clients work while the faults happen and while the site recovers. Then everything is read and checked. */
  async run(schedule: Schedule): Promise<ScheduleResult> {
    const { site, nextMarker } = this;
    const recorder = new Recorder();
    const create = (name: string): Client => ({
      ...{ site, recorder, nextMarker },
      name: `${schedule.seed}/${name}`,
      random: randomOf(schedule.seed, name),
    });
    const observer = create('observer');
    const first = await readFirstState(observer);
    const clients = startClients(create);
    const injections = await runFaults(site, schedule);
    const recovery = await recover(site).then(
      () => undefined,
      (error: unknown) => issue('recovery', String(error)),
    );
    for (const client of clients) await client.stop();
    const issues = recovery ? [recovery] : await this.check(observer, first);
    const seconds = recorder.now() / 1_000;
    return { schedule, injections, history: recorder.history, issues, seconds };
  }

  private async check(observer: Client, first: Awaited<ReturnType<typeof readFirstState>>): Promise<Issue[]> {
    try {
      const { final, issues } = await readFinalState(observer, first);
      return [...issues, ...checkHistory(observer.recorder.history, final)];
    } catch (error) {
      return [issue('recovery', String(error))];
    }
  }
}
