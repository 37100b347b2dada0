import { Inject, Injectable } from '@nestjs/common';
import type { CanaryStage, Composition, CompositionRemote } from '@mockingbird/contracts';
import { stageOf, withNextStage, type Stage } from '@mockingbird/registry';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { LOGGER } from '../../common/injection-tokens.js';
import { CompositionsService } from '../compositions/compositions.service.js';
import { FreezesService } from '../freeze/freezes.service.js';
import { SpeedComparisonService } from '../speed/speed-comparison.service.js';
import { FAILED_ROLLBACKS_LOGGED, HEALTHY_EVENT_MS, MONITOR_MIN_VISITORS } from './limits.js';
import type { Tally } from './rollback/rollback-policy.js';
import { findCandidates, type RollbackCandidate } from './rollback/rollback-candidates.js';
import { VersionEventsRepository } from './version-events.repository.js';
import { findObstacle } from './stages/judge-stage.js';
import { stageReason } from './stages/stage-reason.js';

/** Another change or process came first. */
class NothingToRaise extends Error {}

interface StagedCanary {
  candidate: RollbackCandidate;
  percent: number;
  /** ISO 8601: when the present stage began. It names the stage. */
  raisedAt: string;
  stage: Stage;
}

function findStaged(remote: CompositionRemote): StagedCanary | undefined {
  const { canary } = remote;
  const stage = canary && stageOf(canary);
  const candidate = findCandidates(remote).find(({ monitoredAs }) => monitoredAs === 'canary');
  if (!stage || !canary?.stages || !candidate) return undefined;
  return { candidate, percent: canary.percent, raisedAt: canary.stages.raisedAt, stage };
}

const isSameStage = (a: StagedCanary, b: StagedCanary | undefined): boolean =>
  a.raisedAt === b?.raisedAt && a.candidate.version === b.candidate.version;

/**
 * Raises canaries to their next stage. The stages are part of the composition: they end with the canary, and survive a restart.
 * Every process looks, as for rollbacks, and the change of the composition checks again whether the stage is still the same.
 */
@Injectable()
export class CanaryStagesService {
  /** Failed raises with their reasons, so that each is logged once. */
  private readonly failed = new LRUCache<string, true>({ max: FAILED_ROLLBACKS_LOGGED });

  constructor(
    private readonly compositions: CompositionsService,
    private readonly events: VersionEventsRepository,
    private readonly speed: SpeedComparisonService,
    private readonly freezes: FreezesService,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** @returns the stage of the remote's canary; undefined for one that does not grow automatically */
  async describe(remote: CompositionRemote, now: number): Promise<CanaryStage | undefined> {
    const staged = findStaged(remote);
    if (!staged) return undefined;
    const { stage, percents, nextPercent, nextAt } = staged.stage;
    const visitors = await this.countVisitors(staged, now);
    const isDue = nextAt !== undefined && nextAt <= now;
    const waitsFor = isDue ? await this.findObstacle(staged, visitors, now) : undefined;
    return {
      stage,
      percents: [...percents],
      ...(nextPercent === undefined ? {} : { nextPercent }),
      ...(nextAt === undefined ? {} : { nextAt: new Date(nextAt).toISOString() }),
      ...(waitsFor ? { waitsFor } : {}),
      seen: visitors.canary.seen,
      affected: visitors.canary.affected,
      neededVisitors: MONITOR_MIN_VISITORS,
    };
  }

  /** Raises every canary whose time has come and that is healthy. */
  async raiseDue({ remotes }: Composition, now: number): Promise<void> {
    for (const remote of remotes) {
      const staged = findStaged(remote);
      const { nextAt } = staged?.stage ?? {};
      if (staged && nextAt !== undefined && nextAt <= now) await this.tryRaise(staged, now);
    }
  }

  /** Visitors of this stage. Those without errors are stored for an hour, so older ones would distort the shares. */
  private async countVisitors(
    { candidate: { remote, version, since, other }, raisedAt }: StagedCanary,
    now: number,
  ): Promise<{ canary: Tally; live: Tally }> {
    const from = Math.max(now - HEALTHY_EVENT_MS, Math.min(Date.parse(raisedAt), now));
    const tallies = await this.events.tally({ remote, version, since, other }, { from, to: now });
    return { canary: tallies.candidate, live: tallies.other };
  }

  private async findObstacle(
    { candidate }: StagedCanary,
    visitors: { canary: Tally; live: Tally },
    now: number,
  ): Promise<CanaryStage['waitsFor']> {
    const [slower, freeze] = await Promise.all([
      this.speed.findSlower(candidate, now),
      this.freezes.current(),
    ]);
    return findObstacle({ ...visitors, isSlower: slower !== undefined, isFrozen: freeze !== undefined });
  }

  /** A failure is logged, for example when another remote has the canary's routes by now. Other canaries must not wait for it. */
  private async tryRaise(staged: StagedCanary, now: number): Promise<void> {
    const visitors = await this.countVisitors(staged, now);
    if ((await this.findObstacle(staged, visitors, now)) !== undefined) return;
    const { remote, version } = staged.candidate;
    try {
      await this.raise(staged, visitors);
    } catch (error) {
      if (error instanceof NothingToRaise) return;
      const key = `${remote}@${version}: ${error instanceof Error ? error.message : 'unknown'}`;
      if (!this.failed.has(key)) this.log.error({ err: error, remote, version }, 'canary_raise_failed');
      this.failed.set(key, true);
    }
  }

  private async raise(staged: StagedCanary, visitors: { canary: Tally; live: Tally }): Promise<void> {
    const { remote, version } = staged.candidate;
    const why = stageReason(staged, visitors);
    const { composition } = await this.compositions.change(
      { by: 'watch', why, dryRun: false },
      async (current, about) => {
        const found = current?.remotes.find(({ manifest }) => manifest.name === remote);
        if (!current || !found || !isSameStage(staged, findStaged(found))) throw new NothingToRaise();
        // A freeze may have begun since.
        if (await this.freezes.current()) throw new NothingToRaise();
        return withNextStage(current, remote, about);
      },
    );
    this.log.info(
      { remote, version, percent: staged.stage.nextPercent, composition: composition.number, why },
      'canary_raised',
    );
  }
}
