import { randomUUID } from 'node:crypto';
import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { runWithoutSpan } from '@mockingbird/observability';
import { rollBackRemote, withoutCanary } from '@mockingbird/registry';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { Database } from '../../database/database.js';
import {
  FAILED_ROLLBACKS_LOGGED,
  FREQUENT_ERRORS_MS,
  MONITOR_INTERVAL_MS,
  MONITOR_PAUSE_MS,
  MONITOR_SOON_MS,
  MONITOR_WINDOW_MS,
} from './limits.js';
import { CLOCK, LOGGER, type Clock } from '../../common/injection-tokens.js';
import { withRequestId } from '../../common/request-context.js';
import { CompositionsService } from '../compositions/compositions.service.js';
import {
  type RollbackCandidate,
  findRollbackCandidates,
  isStillCurrent,
} from './rollback/rollback-candidates.js';
import { MonitorMetrics } from './rollback/monitor-metrics.js';
import { ReportedErrorsRepository } from './reported-errors.repository.js';
import { VersionEventsRepository } from './version-events.repository.js';
import { shouldRollBack } from './rollback/rollback-policy.js';
import { rollbackReason } from './rollback/rollback-reason.js';
import { CanaryStagesService } from './canary-stages.service.js';
import { SpeedMonitorService } from '../speed/speed-monitor.service.js';

/** Another change or process has already replaced the version. */
class NothingToRollBack extends Error {}

/**
 * Checks new versions and rolls back those that harm visitors. Every process does this. All use the same events in the database,
 * and the composition change checks again whether a rollback is still necessary.
 */
@Injectable()
export class HealthMonitorService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  /** When the timer fires, in epoch milliseconds of the system clock. */
  private due = Number.POSITIVE_INFINITY;
  private lastCheck = 0;
  private stopping = false;
  private checking: Promise<void> | undefined;
  /** The last logged failure. Checks run every few seconds, so that each failure is logged once. */
  private loggedFailure = '';
  /** Failed rollbacks with their reasons, so that each is logged once. */
  private readonly failedRollbacks = new LRUCache<string, true>({ max: FAILED_ROLLBACKS_LOGGED });

  constructor(
    private readonly compositions: CompositionsService,
    private readonly events: VersionEventsRepository,
    private readonly errors: ReportedErrorsRepository,
    private readonly speed: SpeedMonitorService,
    private readonly stages: CanaryStagesService,
    private readonly database: Database,
    private readonly metrics: MonitorMetrics,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.scheduleCheck(MONITOR_INTERVAL_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    clearTimeout(this.timer);
    await this.checking;
  }

  /** Schedules a check soon, after a reported error. `MONITOR_PAUSE_MS` limits the frequency. */
  checkSoon(): void {
    this.scheduleCheck(Math.max(MONITOR_SOON_MS, this.lastCheck + MONITOR_PAUSE_MS - Date.now()));
  }

  private scheduleCheck(ms: number): void {
    const due = Date.now() + ms;
    // A check in progress may have missed the latest events. It schedules the next one when it ends.
    if (this.stopping || due >= this.due) return;
    clearTimeout(this.timer);
    this.due = due;
    this.timer = setTimeout(() => {
      this.due = Number.POSITIVE_INFINITY;
      // Otherwise it would have id and trace of the request that scheduled it.
      const check = () => runWithoutSpan(() => withRequestId(randomUUID(), () => this.timedCheck()));
      this.checking = (this.checking ?? Promise.resolve()).then(check);
    }, ms);
    this.timer.unref();
  }

  private async timedCheck(): Promise<void> {
    this.lastCheck = Date.now();
    try {
      if (this.database.ready) {
        await this.check();
        this.metrics.endCheck();
      }
      this.loggedFailure = '';
    } catch (error) {
      this.logFailure(error);
    }
    this.scheduleCheck(MONITOR_INTERVAL_MS);
  }

  private logFailure(error: unknown): void {
    const reason = error instanceof Error ? error.message : 'unknown';
    if (this.stopping || reason === this.loggedFailure) return;
    this.loggedFailure = reason;
    this.log.error({ err: error }, 'health_check_failed');
  }

  /** Logs a failed rollback once: a person must act now. */
  private logFailedRollback({ remote, version, since }: RollbackCandidate, error: unknown): void {
    const key = `${remote}@${version} ${since}: ${error instanceof Error ? error.message : 'unknown'}`;
    if (this.failedRollbacks.has(key)) return;
    this.failedRollbacks.set(key, true);
    this.metrics.countVerdict(remote, 'rollback failed');
    this.log.error({ err: error, remote, version }, 'rollback_failed');
  }

  /** Checks every monitored version once, and raises canaries whose time has come. */
  async check(): Promise<void> {
    const composition = await this.compositions.current();
    if (!composition) return;
    const now = this.clock();
    this.metrics.startCheck(composition.remotes.map(({ manifest }) => manifest.name));
    for (const candidate of findRollbackCandidates(composition, now)) {
      await this.checkCandidate(candidate, now);
    }
    for (const candidate of this.speed.findCandidates(composition, now)) {
      const why = await this.speed.check(candidate, now);
      if (why !== undefined) await this.tryRollBack(candidate, why);
    }
    await this.stages.raiseDue(composition, now);
  }

  /** Rolls back the candidate if its errors require it. */
  private async checkCandidate(candidate: RollbackCandidate, now: number): Promise<void> {
    const startedAt = Date.parse(candidate.since);
    // A start in the future comes from a process whose clock is ahead. Then no event is older than the version.
    const from = startedAt > now ? now - MONITOR_WINDOW_MS : Math.max(now - MONITOR_WINDOW_MS, startedAt);
    const tallies = await this.events.tally(
      candidate,
      { from, to: now },
      await this.usualErrors(candidate, from, now),
    );
    this.metrics.recordVisitors(candidate, tallies.candidate);
    if (shouldRollBack(tallies.candidate, tallies.other, candidate.monitoredAs))
      await this.tryRollBack(candidate, rollbackReason(candidate, tallies));
    else this.metrics.countVerdict(candidate.remote, 'stays');
  }

  /**
   * Finds errors of the candidate's code that are older than it: in the last day, as many visitors of the version before had them. While
   * a canary runs, both versions report at the same time, and their shares are compared.
   */
  private async usualErrors(
    { remote, version, other, monitoredAs }: RollbackCandidate,
    from: number,
    now: number,
  ): Promise<string[]> {
    if (monitoredAs === 'canary') return [];
    const own = await this.errors.visitorsByKey(remote, version, from);
    if (own.size === 0) return [];
    const before = await this.errors.visitorsByKey(remote, other, now - FREQUENT_ERRORS_MS);
    return [...own].flatMap(([key, visitors]) => ((before.get(key) ?? 0) >= visitors ? [key] : []));
  }

  /** A failed rollback is logged, for example if another remote now has the candidate's routes. */
  private async tryRollBack(candidate: RollbackCandidate, why: string): Promise<void> {
    try {
      await this.rollBack(candidate, why);
    } catch (error) {
      this.logFailedRollback(candidate, error);
    }
  }

  private async rollBack(candidate: RollbackCandidate, why: string): Promise<void> {
    const { remote } = candidate;
    try {
      const { composition } = await this.compositions.change(
        { by: 'watch', why, dryRun: false, autoRollbackOf: `${remote}@${candidate.version}` },
        (current, about) => {
          if (!current || !isStillCurrent(current, candidate)) throw new NothingToRollBack();
          return candidate.monitoredAs === 'canary'
            ? withoutCanary(current, remote, about, 'automatic')
            : rollBackRemote(current, remote, about);
        },
      );
      this.metrics.countVerdict(remote, 'rolled back');
      this.log.warn(
        { remote, version: candidate.version, composition: composition.number, why },
        'version_rolled_back',
      );
    } catch (error) {
      if (!(error instanceof NothingToRollBack)) throw error;
    }
  }
}
