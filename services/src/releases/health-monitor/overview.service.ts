import { Inject, Injectable } from '@nestjs/common';
import type {
  Composition,
  CompositionRemote,
  ReleaseHealth,
  ReleaseOverview,
  RemoteHealth,
  ErrorSeries,
  Slower,
  VersionSpeed,
} from '@mockingbird/contracts';
import { summaryOf, getMonitoringEnd } from '@mockingbird/registry';
import { ProblemError } from '../../http/response/problem.js';
import { MONITOR_MIN_VISITORS, SERIES_SLOT_MS, SERIES_SLOTS, MONITOR_WINDOW_MS } from './limits.js';
import { CLOCK, type Clock } from '../../common/injection-tokens.js';
import { FreezesService } from '../freeze/freezes.service.js';
import { CompositionsService } from '../compositions/compositions.service.js';
import { VersionsService } from '../artefacts/versions.service.js';
import type { VersionTally } from './rollback/rollback-policy.js';
import { VersionEventsRepository } from './version-events.repository.js';
import { toErrorSeries } from './error-series.js';
import { FrequentErrorsService } from './frequent-errors.service.js';
import type { RollbackCandidate } from './rollback/rollback-candidates.js';
import { CanaryStagesService } from './canary-stages.service.js';
import { SpeedComparisonService } from '../speed/speed-comparison.service.js';
import { SpeedMonitorService } from '../speed/speed-monitor.service.js';

/** The overview of the release screens. */
@Injectable()
export class OverviewService {
  constructor(
    private readonly compositions: CompositionsService,
    private readonly versions: VersionsService,
    private readonly events: VersionEventsRepository,
    private readonly errors: FrequentErrorsService,
    private readonly speed: SpeedComparisonService,
    private readonly speedMonitor: SpeedMonitorService,
    private readonly freezes: FreezesService,
    private readonly stages: CanaryStagesService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws ProblemError MB-1003 before the first composition */
  async overview(): Promise<ReleaseOverview> {
    const composition = await this.getComposition();
    const now = this.clock();
    const [health, versions, errorSeries, freeze] = await Promise.all([
      this.getHealth(composition, now),
      this.versions.list(),
      this.getErrorSeries(now),
      this.freezes.current(),
    ]);
    const frequentErrors = await this.errors.ofVersions(versions, now);
    return {
      composition: summaryOf(composition),
      health,
      versions,
      errorSeries,
      frequentErrors,
      neededVisitors: MONITOR_MIN_VISITORS,
      ...(freeze ? { freeze } : {}),
    };
  }

  /** @throws ProblemError MB-1003 before the first composition */
  async health(): Promise<ReleaseHealth> {
    const composition = await this.getComposition();
    const remotes = await this.getHealth(composition, this.clock());
    return { composition: composition.number, neededVisitors: MONITOR_MIN_VISITORS, remotes };
  }

  private async getComposition(): Promise<Composition> {
    const composition = await this.compositions.current();
    if (!composition) throw new ProblemError(404, 'MB-1003', 'There is no composition yet.');
    return composition;
  }

  private getHealth(composition: Composition, now: number): Promise<RemoteHealth[]> {
    const compared = this.speedMonitor.findCandidates(composition, now);
    return Promise.all(
      composition.remotes.map((remote) => {
        const candidates = compared.filter((candidate) => candidate.remote === remote.manifest.name);
        return this.getRemoteHealth(remote, candidates, now);
      }),
    );
  }

  /** The version events of a remote within the monitor's window, and its speed. */
  private async getRemoteHealth(
    remote: CompositionRemote,
    compared: readonly RollbackCandidate[],
    now: number,
  ): Promise<RemoteHealth> {
    const { manifest, fallback, canary } = remote;
    const { name, version } = manifest;
    const other = canary?.manifest.version ?? fallback?.version;
    const until = getMonitoringEnd(remote) ?? 0;
    const [tallies, speed, otherSpeed, slowerVersions, stage] = await Promise.all([
      this.events.tally(
        { remote: name, version, ...(other === undefined ? {} : { other }) },
        { from: now - MONITOR_WINDOW_MS, to: now },
      ),
      this.speed.speedOf(name, version, now),
      other === undefined ? undefined : this.speed.speedOf(name, other, now),
      this.findSlower(compared, now),
      this.stages.describe(remote, now),
    ]);
    const withSpeed = (health: VersionTally, versionSpeed: VersionSpeed | undefined) => {
      const slower = slowerVersions.get(health.version);
      return { ...health, ...(versionSpeed ? { speed: versionSpeed } : {}), ...(slower ? { slower } : {}) };
    };
    return {
      name,
      live: withSpeed(tallies.candidate, speed),
      ...(other === undefined ? {} : { other: withSpeed(tallies.other, otherSpeed) }),
      ...(canary ? { canaryPercent: canary.percent, cohorts: canary.cohorts } : {}),
      ...(stage ? { stage } : {}),
      ...(until > now ? { monitoredUntil: new Date(until).toISOString() } : {}),
    };
  }

  /** @returns the slower versions among the candidates */
  private async findSlower(
    candidates: readonly RollbackCandidate[],
    now: number,
  ): Promise<ReadonlyMap<string, Slower>> {
    const compared = await Promise.all(
      candidates.map(async (candidate) => ({
        version: candidate.version,
        slower: await this.speed.findSlower(candidate, now),
      })),
    );
    return new Map(compared.flatMap(({ version, slower }) => (slower ? [[version, slower]] : [])));
  }

  private async getErrorSeries(now: number): Promise<ErrorSeries> {
    const from = now - (now % SERIES_SLOT_MS) - (SERIES_SLOTS - 1) * SERIES_SLOT_MS;
    return toErrorSeries(await this.events.countErrors(from, SERIES_SLOT_MS), from);
  }
}
